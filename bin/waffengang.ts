#!/usr/bin/env node
import { main } from '../src/cli/main.js';
import { nodeIo } from '../src/cli/io.js';

process.exitCode = await main(process.argv.slice(2), nodeIo());
