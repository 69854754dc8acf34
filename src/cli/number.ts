/** A number as typed: digits alone, between two limits; undefined for anything else, such as `1e2`, `0x5`, `-1` or ` 5`. */
export function wholeNumber(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  return value >= least && value <= most ? value : undefined;
}

/** A decimal fraction as typed, with point or comma, between two limits; undefined for anything else. */
export function decimalNumber(text: string, least: number, most: number): number | undefined {
  const value = /^\d{1,9}([.,]\d{1,9})?$/.test(text) ? Number(text.replace(',', '.')) : NaN;
  return value >= least && value <= most ? value : undefined;
}
