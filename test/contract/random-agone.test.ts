import { describe } from 'vitest';
import { shippedFights } from './shelf.js';
import { survives } from './survives.js';

describe('agone', async () => survives('agone', await shippedFights('agone')));
