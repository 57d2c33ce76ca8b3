import type { Language } from '../../kit/text/language.ts';

const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
/** Not countries, although they have a code. */
const unions = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);

let codes: ReadonlyMap<string, string> | undefined;

/** The codes of the countries by their English names in small letters. */
function codesByName(): ReadonlyMap<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const all = letters.flatMap((one) => letters.map((other) => one + other)).filter((code) => !unions.has(code));
  return new Map(
    all.flatMap((code) => {
      const name = english.of(code);
      return name === undefined ? [] : [[name.toLowerCase(), code] as const];
    }),
  );
}

/** What a country is called in a language, by its English name; undefined if it isn't the name of one (LNG-01). */
export function countryIn(language: Language, name: string): string | undefined {
  codes ??= codesByName();
  const code = codes.get(name.trim().toLowerCase());
  return code === undefined ? undefined : new Intl.DisplayNames(language, { type: 'region' }).of(code);
}
