import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  numberId,
  textId,
  type Changeable,
  type Changeables,
  type SourcePlace,
} from '../../src/domain/flows/change/changeable.ts';
import { placesIn, writtenTexts, type WrittenText } from './source-texts.ts';
import { numbersIn, type NamedNumber } from './numbers.ts';

/** Lines around a place that a patch needs. */
const context = 3;

interface SourceFile {
  readonly code: string;
  /** The files of the project that it imports, with what it takes from them. */
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Finds what can be changed in each flow, which a page at this address shows. Reads the whole project once. */
export function findChangeables(root: string, pageOf: (slug: string) => string): (slug: string) => Changeables {
  const files = sourceFiles(root);
  const texts = writtenTexts(root);
  return (slug) => {
    const own = filesOf(files, slug);
    const list = [...textsOf(texts, own, sectionOf(files, own, pageOf(slug))), ...numbersOf(files, own, slug)];
    return { list, lines: linesOf(root, list) };
  };
}

const isSection = (file: string) => file.startsWith('src/app/admin/');
const isStaffs = (charts: readonly string[]) => charts.some((file) => file.startsWith('src/machines/admin/'));

/** The files of the dashboard's section at an address, if a chart is staff's. */
function sectionOf(
  files: ReadonlyMap<string, SourceFile>,
  { charts }: { readonly charts: readonly string[] },
  page: string,
): readonly string[] {
  const name = /^\/dashboard\/(?<name>[\w-]+)/u.exec(page)?.groups?.['name'];
  if (name === undefined || !isStaffs(charts)) return [];
  return [...files.keys()].filter((file) => isSection(file) && file.split('/').at(-2) === name);
}

/** The key of a number: the trying shop finds it by this. */
export function numberKey(file: string, { name }: Pick<NamedNumber, 'name'>): string {
  return `${file}#${name}`;
}

/** Whether a file of a chart says what the chart should do, not how it is walked or proved. */
const isPlayed = (file: string) => !/\.(?:cases|laws)\.ts$/u.test(file);

/**
 * The files of a flow: its folder with what that reads beside it in its room, and the components that draw it.
 */
function filesOf(files: ReadonlyMap<string, SourceFile>, slug: string) {
  const machine = [...files.keys()].find((file) => file.endsWith(`/${slug}/${slug}.machine.ts`));
  if (machine === undefined) return { charts: [], drawn: [] };
  const folder = dirname(machine);
  const own = [...files.keys()].filter((file) => dirname(file) === folder && isPlayed(file));
  const room = dirname(folder);
  const beside = own.flatMap((file) => [...(files.get(file)?.imports.keys() ?? [])]);
  const charts = [...new Set([...own, ...beside.filter((file) => dirname(file) === room)])];
  const drawn = [...files].flatMap(([file, { imports }]) =>
    (file.startsWith('src/ui/') || (isSection(file) && isStaffs(own))) && own.some((each) => imports.has(each))
      ? [file]
      : [],
  );
  return { charts, drawn };
}

/** What a flow's files say, and after it the rest of its section of the dashboard. */
function textsOf(
  texts: readonly WrittenText[],
  { charts, drawn }: { readonly charts: readonly string[]; readonly drawn: readonly string[] },
  beside: readonly string[],
): readonly Changeable[] {
  const own = new Set([...charts, ...drawn]);
  const all = new Set([...own, ...beside]);
  const isOwn = ({ files }: WrittenText) => files.some((file) => own.has(file));
  return (
    texts
      .filter(({ files }) => files.some((file) => all.has(file)))
      // What only this flow says comes first.
      .toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)) || one.files.length - other.files.length)
      .map(({ language, key, says, value, places }) => ({
        id: textId(language, key),
        kind: 'text',
        language,
        key,
        name: '',
        says,
        value,
        places,
      }))
  );
}

/** The numbers of the files of a flow, and those of the domain that its files read, or what these take from there. */
function numbersOf(
  files: ReadonlyMap<string, SourceFile>,
  { charts, drawn }: { readonly charts: readonly string[]; readonly drawn: readonly string[] },
  slug: string,
): readonly Changeable[] {
  const importsOf = (some: readonly string[]) => some.flatMap((file) => [...(files.get(file)?.imports ?? [])]);
  const isDomain = (file: string) => file.startsWith('src/domain/');
  const rules = importsOf(charts).flatMap(([file]) => (isDomain(file) ? [file] : []));
  const readers = [...new Set([...charts, ...drawn, ...rules])];
  const taken = new Map<string, Set<string>>();
  for (const [file, names] of importsOf(readers)) {
    if (isDomain(file)) taken.set(file, new Set([...(taken.get(file) ?? []), ...names]));
  }
  const all = readers.map((file) => files.get(file)?.code ?? '').join('\n');
  const actors = charts.filter((file) => file.endsWith(`/${slug}.actors.ts`)).map((file) => files.get(file)?.code);
  const replaced = /\bdelays: \{(?<members>[^}]*)\}/u.exec(actors.join('\n'))?.groups?.['members'] ?? '';
  const isUsed = (file: string, { name }: NamedNumber) => {
    // What the page's services decide is no number of the chart.
    if (name.startsWith('delays.')) return !new RegExp(`\\b${name.slice('delays.'.length)}:`, 'u').test(replaced);
    if (charts.includes(file)) return true;
    const [first = '', ...rest] = name.split('.');
    if (taken.get(file)?.has(first) !== true) return false;
    const [member] = rest;
    const taking = new RegExp(`\\b${first}\\.${member}\\b|\\{[^{}]*\\b${member}\\b[^{}]*\\} = ${first}\\b`, 'u');
    return member === undefined || taking.test(all);
  };
  return [...charts, ...taken.keys()].flatMap((file) => {
    const code = files.get(file)?.code ?? '';
    const place = placesIn(file, code);
    return numbersIn(file, code)
      .filter((number) => isUsed(file, number))
      .map((number): Changeable => {
        const key = numberKey(file, number);
        return {
          id: numberId(key),
          kind: isTime(number) ? 'delay' : 'limit',
          language: 'en',
          key,
          name: number.name,
          says: number.says,
          value: String(number.value),
          places: [place(number.start, number.end, { kind: 'number' })],
        };
      });
  });
}

/** Times are in milliseconds unless their name says otherwise. */
function isTime({ name, says }: NamedNumber): boolean {
  return (
    /^delays\.|(?:Pause|Time|Delay|Timeout|timeout|patience|Patience|rotation|quick|smooth|Hold|Fade|Interval|Window|delay|idle|Idle|Rearm|Feedback)$/u.test(
      name,
    ) || /\bmilliseconds\b/iu.test(says)
  );
}

/** The lines that a patch of any of these needs. */
function linesOf(root: string, list: readonly Changeable[]): Changeables['lines'] {
  const places = Map.groupBy(
    list.flatMap((each) => each.places),
    ({ file }: SourcePlace) => file,
  );
  return Object.fromEntries(
    [...places].map(([file, own]) => {
      const all = readFileSync(join(root, file), 'utf8').split('\n');
      // What follows the last line's end is no line.
      all.pop();
      const wanted = new Set(
        own.flatMap(({ line, endLine }) =>
          Array.from({ length: endLine - line + 1 + 2 * context }, (_, at) => line - context + at),
        ),
      );
      return [
        file,
        Object.fromEntries(
          [...wanted].flatMap((at) => {
            const line = all[at - 1];
            return line === undefined ? [] : [[at, line]];
          }),
        ),
      ];
    }),
  );
}

const importing = /\bimport\s+(?:type\s+)?(?:(?<names>[^'";]*?)\s+from\s+)?'(?<path>\.[^']+)'/gu;

function sourceFiles(root: string): ReadonlyMap<string, SourceFile> {
  return new Map(
    globSync('src/{machines,domain,ui,app/admin}/**/*.{ts,tsx}', { cwd: root })
      .toSorted()
      .map((file) => {
        const code = readFileSync(join(root, file), 'utf8');
        const imports = [...code.matchAll(importing)].map(({ groups: { names = '', path = '' } = {} }) => {
          const words = names.match(/\w+/gu) ?? [];
          return [join(dirname(file), path), new Set(words)] as const;
        });
        return [file, { code, imports: new Map(imports) }] as const;
      }),
  );
}
