import type { Screen } from '../screen.js';
import type { Wording } from '../wording.js';

/** A page takes any width, and colours by its own style. */
export const paperFor = ({ ascii }: Wording): Screen => ({ width: 120, color: false, ascii });
