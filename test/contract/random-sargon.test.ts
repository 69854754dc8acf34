import { describe } from 'vitest';
import { shippedFights } from './shelf.js';
import { survives } from './survives.js';

describe('sargon', async () => survives('sargon', await shippedFights('sargon')));
