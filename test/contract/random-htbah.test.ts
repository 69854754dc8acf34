import { describe } from 'vitest';
import { shippedFights } from './shelf.js';
import { survives } from './survives.js';

describe('htbah', async () => survives('htbah', await shippedFights('htbah')));
