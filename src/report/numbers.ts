import type { Lang } from '../i18n/index.js';

const formats = new Map<string, Intl.NumberFormat>();

/** A number in the language's form, ungrouped, with a real minus sign; at most three decimals, small ones two digits. */
export function numberText(n: number, lang: Lang): string {
  if (Number.isSafeInteger(n)) return n < 0 ? `−${-n}` : String(n === 0 ? 0 : n);
  if (Number.isNaN(n)) return '–';
  return formatOf(lang, Math.abs(n) < 0.001)
    .format(n)
    .replace(/^-0*(?:[.,]0*)?$/, '0')
    .replace('-', '−');
}

function formatOf(lang: Lang, small: boolean): Intl.NumberFormat {
  const key = `${lang}${small}`;
  const digits = small ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 3 };
  const format = formats.get(key) ?? new Intl.NumberFormat(lang, { useGrouping: false, ...digits });
  formats.set(key, format);
  return format;
}
