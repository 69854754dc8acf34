import { describe } from 'vitest';
import { shippedFights } from './shelf.js';
import { survives } from './survives.js';

describe('das-system', async () => survives('das-system', await shippedFights('das-system'), 1000));
