import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { po, type GetTextTranslation } from 'gettext-parser';
import type { Language } from '../../src/domain/kit/text/language.ts';
import { formsOf } from '../../src/domain/kit/text/plural-forms.ts';
import { projectRoot } from '../support/steps.ts';
import { markedTexts, mayBeMarked } from './marked.ts';

/** A text of the sources, and where it is read. */
export interface SourceText {
  readonly key: string;
  readonly plural: string | null;
  readonly values: readonly string[];
  /** Files of the project, in order. */
  readonly files: readonly string[];
}

/** A catalogue's texts by their English; a counted text has several forms, and one that isn't translated has none. */
export type Catalogue = ReadonlyMap<string, readonly string[]>;

/** The rooms whose catalogues a text may stand in: the first of them that reads it has it. */
const rooms = [
  'kit',
  'shell',
  'catalogue',
  'cart',
  'promotions',
  'checkout',
  'orders',
  'account',
  'prescriptions',
  'content',
] as const;

/** Every marked text of the sources, sorted by its English. Throws where one English counts in two ways. */
export function sourceTexts(root = projectRoot): readonly SourceText[] {
  const found = new Map<string, { plural: string | null; values: readonly string[]; files: Set<string> }>();
  for (const file of globSync('{src,server}/**/*.{ts,tsx}', { cwd: root }).toSorted()) {
    const code = readFileSync(join(root, file), 'utf8');
    if (!mayBeMarked.test(code) || file.startsWith('src/domain/kit/text/')) continue;
    for (const { key, plural, values } of markedTexts(file, code)) {
      const known = found.get(key) ?? { plural, values, files: new Set() };
      if (known.plural !== plural) throw new Error(`“${key}” has two plurals`);
      known.files.add(file);
      found.set(key, known);
    }
  }
  return [...found]
    .map(([key, { plural, values, files }]) => ({ key, plural, values, files: [...files] }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1));
}

/** The room whose catalogue has a text. */
export function roomOf({ files }: Pick<SourceText, 'files'>): string {
  const used = new Set(files.map((file) => file.split('/')[file.startsWith('src/') ? 2 : 1]));
  return rooms.find((room) => used.has(room)) ?? 'shell';
}

/** The texts of a language from the files in its folder. */
export function readCatalogue(language: Language, root = projectRoot): Catalogue {
  const files = globSync('*.po', { cwd: join(root, 'languages', language) });
  return new Map(
    files.flatMap((file) =>
      entriesOf(readFileSync(join(root, 'languages', language, file))).map(
        ({ msgid, msgstr }) => [msgid, msgstr.every((form) => form !== '') ? msgstr : []] as const,
      ),
    ),
  );
}

/** A text in English and in another language; a counted one has several forms of each. */
export interface TextPair {
  readonly english: readonly string[];
  readonly own: readonly string[];
}

/** All texts of a language beside their English. */
export function readPairs(language: Language, root = projectRoot): readonly TextPair[] {
  return globSync('*.po', { cwd: join(root, 'languages', language) }).flatMap((file) =>
    entriesOf(readFileSync(join(root, 'languages', language, file))).map(({ msgid, msgid_plural, msgstr }) => ({
      english: msgid_plural === undefined ? [msgid] : [msgid, msgid_plural],
      own: msgstr,
    })),
  );
}

function entriesOf(file: Buffer): readonly GetTextTranslation[] {
  const { translations } = po.parse(file);
  return Object.values(translations[''] ?? {}).filter(({ msgid }) => msgid !== '');
}

/** What the catalogue of a language lacks, a sentence each. */
export function faultsOf(
  texts: readonly SourceText[],
  catalogue: Catalogue,
  language: Language,
): readonly string[] {
  const forms = formsOf(language).length;
  const known = new Set(texts.map(({ key }) => key));
  const unused = [...catalogue.keys()].filter((key) => !known.has(key)).map((key) => `unused: ${key}`);
  const wrong = texts.flatMap(({ key, plural }) => {
    const found = catalogue.get(key) ?? [];
    if (found.length === 0) return [`missing: ${key}`];
    if (found.length !== (plural === null ? 1 : forms)) return [`other forms: ${key}`];
    const places = placesIn(key);
    const isSame = found.every((form) => placesIn(form) === places && (plural === null || form.includes('#')));
    return isSame ? [] : [`other places: ${key}`];
  });
  return [...wrong, ...unused];
}

function placesIn(text: string): string {
  return [...new Set(text.match(/\{\w+\}/gu))].toSorted().join(' ');
}

const isSaid = (file: string) => /^(?:server|src\/(?:contract|domain))\//u.test(file);

/** The texts that the server has to say, by their English, as JSON: it needs no parser for them. Forms have `|` between. */
export function serverTexts(texts: readonly SourceText[], catalogue: Catalogue): string {
  const said = texts.filter(({ files }) => files.some(isSaid));
  const entries = said
    .map(({ key }) => [key, (catalogue.get(key) ?? []).join('|')])
    .filter(([, text]) => text !== '');
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

/** A language's catalogue files, by room, with what is translated already. */
export function writtenCatalogues(
  texts: readonly SourceText[],
  catalogue: Catalogue,
  language: Language,
): ReadonlyMap<string, Buffer> {
  const forms = formsOf(language);
  const byRoom = Map.groupBy(texts, roomOf);
  return new Map(
    [...byRoom].map(([room, own]) => {
      const entries = own.map(({ key, plural, values, files }) => {
        const translated = catalogue.get(key) ?? [];
        const places = values.map((value, at) => `{${at}}: ${value.replaceAll(/\s+/gu, ' ')}`);
        return {
          msgid: key,
          ...(plural === null ? {} : { msgid_plural: plural }),
          msgstr: (plural === null ? ['other'] : forms).map((_, at) => translated[at] ?? ''),
          comments: {
            reference: files.join('\n'),
            ...(places.length === 0 ? {} : { extracted: places.join('\n') }),
          },
        };
      });
      const table = {
        charset: 'utf-8',
        headers: {
          Language: language,
          'Content-Type': 'text/plain; charset=utf-8',
          'Content-Transfer-Encoding': '8bit',
        },
        translations: { '': Object.fromEntries(entries.map((entry) => [entry.msgid, entry])) },
      };
      return [room, Buffer.concat([po.compile(table, { foldLength: 0 }), Buffer.from('\n')])] as const;
    }),
  );
}
