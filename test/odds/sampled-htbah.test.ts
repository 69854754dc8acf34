import { it } from 'vitest';
import { agreesWithThrows } from './sampled.js';

it('the odds of an exchange of htbah agree with 400,000 throws', () => agreesWithThrows('htbah'));
