import type { ChartPart, Tone } from '../../engine/index.js';

/** How many colours there are of each tone. */
const shades: Readonly<Record<Tone, number>> = { plain: 4, good: 2, bad: 2, quiet: 2, warning: 1 };

/** The class of each part of a bar: the colour of its tone, another shade where a tone comes again. */
export function partClasses(parts: readonly ChartPart[] = [{ label: { t: '' } }]): string[] {
  const used = new Map<Tone, number>();
  return parts.map(({ tone = 'plain' }) => {
    const nth = (used.get(tone) ?? 0) % shades[tone];
    used.set(tone, nth + 1);
    return nth === 0 ? tone : `${tone}-${nth + 1}`;
  });
}
