import { describe } from 'vitest';
import { shippedFights } from './shelf.js';
import { survives } from './survives.js';

describe('drachensturm', async () => survives('drachensturm', await shippedFights('drachensturm'), 700));
