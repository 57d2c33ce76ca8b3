import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { languages, type Language } from '../../src/domain/kit/text/language.ts';
import { pluralTableOf } from '../../src/domain/kit/text/plural-forms.ts';
import { replaced } from '../strip-code.ts';
import { readCatalogue, type Catalogue } from './catalogue.ts';
import { edited, markedTexts, marks, mayBeMarked, type MarkedText } from './marked.ts';
import { withTexts } from './put-texts.ts';

/** Environments whose files every language has. */
const spoken: ReadonlySet<string> = new Set(['client', 'ssr']);

/** A chunk of the bundle, as far as its language matters. */
interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/**
 * Makes the files of all languages from one bundling (LNG-01, decision 96). Modules go into it with marks in place of
 * their texts; afterwards each chunk gets the English, and beside it a copy for each other language.
 */
export function texts(): Plugin {
  const found = new Map<string, MarkedText>();
  return {
    name: 'texts',
    apply: 'build',
    enforce: 'pre',
    // There a text can be another one, so it is looked up (decision 139).
    applyToEnvironment: ({ name }) => name !== 'apart',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/u },
      handler(code, id) {
        if (id.endsWith('/src/domain/kit/text/language.ts')) {
          const spoken = replaced(code, ": Language = 'en'", ' = __LANGUAGE__');
          return { code: replaced(spoken, ": string = '101'", ' = __PLURALS__'), map: null };
        }
        // Built texts are whole: what looks them up at run time is the server's.
        if (id.endsWith('/src/domain/kit/text/text.ts')) {
          return { code: replaced(code, "typeof forms === 'string'", 'true'), map: null };
        }
        if (!mayBeMarked.test(code) || id.includes('/src/domain/kit/text/')) return null;
        const own = markedTexts(id, code);
        for (const text of own) found.set(text.key, text);
        return {
          code: edited(
            code,
            own.flatMap(({ edits }) => edits),
          ),
          map: null,
        };
      },
    },
    async writeBundle({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const marked = new Map<string, string>();
      for (const { fileName } of chunks) marked.set(fileName, await readFile(join(dir, fileName), 'utf8'));
      const english = spokenIn('en', found, new Map());
      for (const [fileName, code] of marked) {
        const plain = english(code);
        if (plain !== code) await writeFile(join(dir, fileName), plain);
      }
      if (!spoken.has(this.environment.name)) return;
      for (const language of languages.slice(1)) {
        const catalogue = readCatalogue(language);
        const written = spokenIn(language, found, catalogue);
        const named =
          this.environment.name === 'ssr'
            ? new Map(chunks.map(({ fileName }) => [fileName, `${language}/${fileName}`]))
            : ownNames(chunks, marked, language, catalogue);
        for (const [fileName, own] of named) {
          const code = written(marked.get(fileName) ?? '');
          const file = join(dir, own);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, this.environment.name === 'ssr' ? code : renamed(code, named));
        }
        if (this.environment.name === 'client') {
          const manifest = await readFile(join(dir, '.vite/manifest.json'), 'utf8');
          await writeFile(join(dir, `.vite/manifest-${language}.json`), renamed(manifest, named));
        }
      }
    },
  };
}

/** Puts a language into a chunk. What its catalogue lacks is English. */
function spokenIn(language: Language, found: ReadonlyMap<string, MarkedText>, catalogue: Catalogue) {
  const own = new Map(
    [...found.values()].map(({ key, plural }) => {
      const english = plural === null ? [key] : [key, plural];
      const forms = catalogue.get(key) ?? [];
      const text = (forms.length > 0 ? forms : english).join('|');
      return [marks.whole(key).replaceAll('@', ''), text] as const;
    }),
  );
  return (code: string) =>
    withTexts(code, own)
      .replaceAll('__LANGUAGE__', JSON.stringify(language))
      .replaceAll('__PLURALS__', JSON.stringify(pluralTableOf(language)));
}

/** New names for the chunks that have texts, or lead to one that has; the others serve all languages. */
function ownNames(
  chunks: readonly Chunk[],
  marked: ReadonlyMap<string, string>,
  language: Language,
  catalogue: Catalogue,
): ReadonlyMap<string, string> {
  const speaks = new Set(
    [...marked]
      .filter(([, code]) => marks.pattern.test(code) || code.includes('__LANGUAGE__'))
      .map(([name]) => name),
  );
  for (let before = -1; before !== speaks.size;) {
    before = speaks.size;
    for (const { fileName, imports, dynamicImports } of chunks) {
      if ([...imports, ...dynamicImports].some((each) => speaks.has(each))) speaks.add(fileName);
    }
  }
  const version = createHash('sha256')
    .update(JSON.stringify([...catalogue]))
    .digest('hex')
    .slice(0, 8);
  return new Map([...speaks].map((name) => [name, name.replace(/\.js$/u, `.${language}-${version}.js`)]));
}

/** A code or a manifest that mentions chunks by their new names. */
function renamed(text: string, names: ReadonlyMap<string, string>): string {
  const short = new Map([...names].map(([name, own]) => [bare(name), bare(own)]));
  return text.replaceAll(/[\w-]+(?:\.[\w-]+)*\.js\b/gu, (name) => short.get(name) ?? name);
}

function bare(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
