import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '../../src/domain/kit/text/language.ts';
import type { SourceForm, SourcePlace } from '../../src/domain/flows/change/changeable.ts';
import { markedTexts, mayBeMarked, type MarkedText } from '../texts/marked.ts';

/** A marked text in one language, and everywhere it is written. */
export interface WrittenText {
  readonly language: Language;
  /** Its English. */
  readonly key: string;
  /** Counted texts have their forms with `|` between. */
  readonly value: string;
  /** What the code calls its values: '{0} is view.count'. */
  readonly says: string;
  readonly places: readonly SourcePlace[];
  /** The files that read it. */
  readonly files: readonly string[];
}

/** All marked texts of the project: the English of the sources, and what the catalogues have for it. */
export function writtenTexts(root: string): readonly WrittenText[] {
  /** A text in the value of another one: two changes would overlap. */
  const within = new Set<string>();
  const found = new Map<string, { value: string; says: string; places: SourcePlace[]; files: Set<string> }>();
  for (const file of globSync('{src,server}/**/*.{ts,tsx}', { cwd: root }).toSorted()) {
    const code = readFileSync(join(root, file), 'utf8');
    if (!mayBeMarked.test(code) || file.startsWith('src/domain/kit/text/')) continue;
    const at = placesIn(file, code);
    let end = 0;
    for (const { key, plural, values, edits } of markedTexts(file, code).toSorted(byStart)) {
      const known = found.get(key) ?? {
        value: plural === null ? key : `${key}|${plural}`,
        says: values.map((each, at) => `{${at}} is ${each.replaceAll(/\s+/gu, ' ')}`).join(', '),
        places: [],
        files: new Set(),
      };
      const [first, last] = [edits[0], edits.at(-1)];
      if (!first || !last) continue;
      if (first.start < end) within.add(key);
      end = Math.max(end, last.end);
      const form: SourceForm = plural === null ? { kind: 'template', values } : { kind: 'forms' };
      // The last mark of a template ends before its grave accent.
      known.places.push(at(first.start, plural === null ? last.end + 1 : last.end, form));
      known.files.add(file);
      found.set(key, known);
    }
  }
  const others = languages.slice(1).map((language) => [language, entriesOf(root, language)] as const);
  for (const key of within) found.delete(key);
  return [...found].flatMap(([key, { value, says, places, files }]) => {
    const own = others.map(([language, entries]) => [language, entries.get(key)] as const);
    const english = own.flatMap(([, entry]) => entry?.english ?? []);
    const translated = own.flatMap(([language, entry]): WrittenText[] =>
      entry ? [{ language, key, says, value: entry.value, places: entry.places, files: [...files] }] : [],
    );
    const source = {
      language: 'en' as const,
      key,
      says,
      value,
      files: [...files],
      places: [...places, ...english],
    };
    return [source, ...translated];
  });
}

function byStart({ edits: [one] }: MarkedText, { edits: [other] }: MarkedText): number {
  return (one?.start ?? 0) - (other?.start ?? 0);
}

/** Finds the lines and columns of offsets in a file. */
export function placesIn(file: string, code: string) {
  const starts = [0, ...[...code.matchAll(/\n/gu)].map(({ index }) => index + 1)];
  const spot = (offset: number) => {
    const line = starts.findLastIndex((start) => start <= offset);
    return [line + 1, offset - (starts[line] ?? 0)] as const;
  };
  return (start: number, end: number, form: SourceForm): SourcePlace => {
    const [[line, column], [endLine, endColumn]] = [spot(start), spot(end)];
    return { file, line, column, endLine, endColumn, form };
  };
}

interface CatalogueEntry {
  readonly value: string;
  /** Where its translation is written. */
  readonly places: readonly SourcePlace[];
  /** Where its English is repeated. */
  readonly english: readonly SourcePlace[];
}

const row = /^(?<name>msgid|msgid_plural|msgstr|msgstr\[\d\]) (?<text>".*")$/u;

/** The texts of a language's catalogues, by their English, with their lines. */
function entriesOf(root: string, language: Language): ReadonlyMap<string, CatalogueEntry> {
  const entries = new Map<string, CatalogueEntry>();
  for (const name of globSync('*.po', { cwd: join(root, 'languages', language) }).toSorted()) {
    const file = `languages/${language}/${name}`;
    let key = '';
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .forEach((line, at) => {
        const { name: said = '', text = '""' } = row.exec(line)?.groups ?? {};
        if (said === '') return;
        const value: unknown = JSON.parse(text);
        const own = typeof value === 'string' ? value : '';
        if (said === 'msgid') key = own;
        const form = /\[(\d)\]/u.exec(said)?.[1] ?? (said === 'msgid_plural' ? '1' : '0');
        const place: SourcePlace = {
          file,
          line: at + 1,
          column: said.length + 1,
          endLine: at + 1,
          endColumn: line.length,
          form: { kind: 'catalogue', form: Number(form) },
        };
        const known = entries.get(key) ?? { value: '', places: [], english: [] };
        const isEnglish = said.startsWith('msgid');
        entries.set(key, {
          value: isEnglish ? known.value : known.places.length === 0 ? own : `${known.value}|${own}`,
          places: isEnglish ? known.places : [...known.places, place],
          english: isEnglish ? [...known.english, place] : known.english,
        });
      });
  }
  entries.delete('');
  return entries;
}
