/** The languages of the interface. Game terms stay German in both. */
export const languages = ['de', 'en'] as const;
export type Lang = (typeof languages)[number];

/** Messages in ICU MessageFormat by key. */
export type Catalogue = Readonly<Record<string, string>>;

/** The messages of the interface, loaded when first needed. */
export const catalogue = async (lang: Lang): Promise<Catalogue> =>
  lang === 'de' ? (await import('./de/index.js')).de : (await import('./en/index.js')).en;

/** The language that a locale such as `de_AT.UTF-8` asks for; German unless it names English or another language. */
export function languageOf(locale: string | undefined): Lang {
  const tag = (locale ?? '').toLowerCase().split(/[._@-]/)[0] ?? '';
  return tag === '' || tag === 'c' || tag === 'posix' || tag === 'de' ? 'de' : 'en';
}
