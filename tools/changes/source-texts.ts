import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, type Language } from '../../src/domain/kit/text/language.ts';
import type { SourceForm, SourcePlace } from '../../src/domain/flows/change/changeable.ts';
import { markedTexts } from '../texts/marked.ts';
import { fixedTexts, mayHavePlainTexts, plainTexts } from './plain-texts.ts';

/** A text in one language, and everywhere it is written. */
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

/** A text at a place of a module, with offsets in UTF-16 units. */
export interface TextAt {
  readonly key: string;
  /** Counted texts have their forms with `|` between. */
  readonly value: string;
  readonly form: Exclude<SourceForm, { kind: 'number' | 'catalogue' }>;
  readonly start: number;
  readonly end: number;
}

/**
 * All texts of the project: the English of the sources, marked or of a staff page, and what the catalogues have for it.
 */
export function writtenTexts(root: string): readonly WrittenText[] {
  /** A text in the value of another one, or one that counts here and not there. */
  const within = new Set<string>();
  const found = new Map<string, { value: string; says: string; places: SourcePlace[]; files: Set<string> }>();
  const codes = codesOf(root);
  const fixed = fixedIn(codes);
  for (const [file, code] of codes) {
    if (file.startsWith('src/domain/kit/text/')) continue;
    const at = placesIn(file, code);
    let last = 0;
    for (const { key, value, form, start, end } of textsIn(file, code, fixed)) {
      const values = form.kind === 'template' ? form.values : [];
      const known = found.get(key) ?? {
        value,
        says: values.map((each, at) => `{${at}} is ${each.replaceAll(/\s+/gu, ' ')}`).join(', '),
        places: [],
        files: new Set(),
      };
      // Two changes would overlap, or one of them would be no text of that form.
      if (start < last || known.value !== value) within.add(key);
      last = Math.max(last, end);
      known.places.push(at(start, end, form));
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

function textsIn(file: string, code: string, fixed: ReadonlySet<string>): readonly TextAt[] {
  return parsed(file, code).texts.filter(({ key, form }) => !isPlain(form) || !fixed.has(key));
}

/** Whether it is a text of staff pages, which nothing marks. */
function isPlain(form: TextAt['form']): boolean {
  return form.kind === 'template' ? form.tag === '' : form.kind !== 'forms';
}

interface Parsed {
  readonly code: string;
  readonly texts: readonly TextAt[];
  readonly fixed: readonly string[];
}

/** A module is parsed again only once it has changed. */
const modules = new Map<string, Parsed>();

function parsed(file: string, code: string): Parsed {
  const before = modules.get(file);
  if (before?.code === code) return before;
  const marked = markedTexts(file, code).flatMap(({ key, plural, values, edits }): TextAt[] => {
    const [first, last] = [edits[0], edits.at(-1)];
    if (!first || !last) return [];
    // The last mark of a template ends before its grave accent.
    return plural === null
      ? [{ key, value: key, form: { kind: 'template', tag: 't', values }, start: first.start, end: last.end + 1 }]
      : [{ key, value: `${key}|${plural}`, form: { kind: 'forms' }, start: first.start, end: last.end }];
  });
  const plain = mayHavePlainTexts.test(file) ? plainTexts(file, code) : [];
  const texts = [...marked, ...plain.map((each) => ({ ...each, value: each.key }))];
  const own = {
    code,
    texts: texts.toSorted((one, other) => one.start - other.start),
    fixed: file.startsWith('src/') ? fixedTexts(file, code) : [],
  };
  modules.set(file, own);
  return own;
}

/** The modules of the project, by their paths. */
function codesOf(root: string): ReadonlyMap<string, string> {
  const files = globSync('{src,server}/**/*.{ts,tsx}', { cwd: root }).toSorted();
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** The texts that the browser's code compares or names something by (`fixedTexts`). */
function fixedIn(codes: ReadonlyMap<string, string>): ReadonlySet<string> {
  return new Set([...codes].flatMap(([file, code]) => parsed(file, code).fixed));
}

/** Finds the texts of staff pages in modules of a project, as it was at this moment. */
export function staffTexts(root: string): (file: string, code: string) => readonly TextAt[] {
  const fixed = fixedIn(codesOf(root));
  return (file, code) => textsIn(file, code, fixed).filter(({ form }) => isPlain(form));
}

/** Finds the lines and columns of offsets in a file. */
export function placesIn(file: string, code: string) {
  // Most files hold nothing that anybody asks the place of.
  let starts: readonly number[] | null = null;
  const spot = (offset: number) => {
    starts ??= [0, ...[...code.matchAll(/\n/gu)].map(({ index }) => index + 1)];
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
