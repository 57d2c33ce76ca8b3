import type { Changed, SourceForm, SourceLines, SourcePlace } from './changeable.ts';

/** Lines of context around a change. */
const context = 3;

interface Edit {
  readonly place: SourcePlace;
  readonly text: string;
}

/** The changes as a patch for `git apply`, files in order (FLO-10). '' for no changes. */
export function patchOf(changed: readonly Changed[], lines: SourceLines): string {
  const edits = changed.flatMap(({ what, value }) =>
    what.places.map((place) => ({ place, text: writtenAt(place.form, value) })),
  );
  const files = Map.groupBy(edits, ({ place }) => place.file);
  return [...files]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([file, own]) => filePatch(file, own, lines[file] ?? {}))
    .join('');
}

/** A value as the sources write it. */
export function writtenAt(form: SourceForm, value: string): string {
  if (form.kind === 'number') return numberText(value);
  const forms = value.split('|');
  if (form.kind === 'forms') return `{ one: ${quoted(forms[0] ?? '')}, other: ${quoted(forms[1] ?? '')} }`;
  if (form.kind === 'catalogue') return JSON.stringify(forms[form.form] ?? '');
  if (form.kind === 'quoted') return quoted(value);
  // Between tags some signs mean something else, and spaces at the ends are lost.
  if (form.kind === 'child') return /[{}<>&]|^\s|\s$/u.test(value) ? `{${quoted(value)}}` : value;
  if (form.kind === 'attribute') return /["&]/u.test(value) ? `{${quoted(value)}}` : `"${value}"`;
  const plain = value.replaceAll(/[`\\]|\$\{/gu, (sign) => `\\${sign}`);
  return `${form.tag}\`${plain.replaceAll(/\{(\d+)\}/gu, (_, at: string) => `\${${form.values[Number(at)] ?? ''}}`)}\``;
}

function numberText(value: string): string {
  const [whole = '', part] = value.split('.');
  const plain = whole.replace(/^0+(?=\d)/u, '');
  const grouped = plain.length > 4 ? plain.replaceAll(/\B(?=(?:\d{3})+$)/gu, '_') : plain;
  return part === undefined ? grouped : `${grouped}.${part}`;
}

function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`;
}

function filePatch(file: string, edits: readonly Edit[], lines: Readonly<Record<number, string>>): string {
  const sorted = edits.toSorted(
    ({ place: one }, { place: other }) => one.line - other.line || one.column - other.column,
  );
  const groups: Edit[][] = [];
  for (const edit of sorted) {
    const last = groups.at(-1);
    const end = last?.at(-1)?.place.endLine ?? 0;
    if (last && edit.place.line - end <= 2 * context) last.push(edit);
    else groups.push([edit]);
  }
  let shift = 0;
  const hunks = groups.map((group) => {
    const hunk = hunkOf(group, lines, shift);
    shift += hunk.added;
    return hunk.text;
  });
  return `--- a/${file}\n+++ b/${file}\n${hunks.join('')}`;
}

function hunkOf(edits: readonly Edit[], lines: Readonly<Record<number, string>>, shift: number) {
  const first = edits[0]?.place.line ?? 1;
  const last = Math.max(...edits.map(({ place }) => place.endLine));
  const from = Math.max(1, first - context);
  const numbers = Array.from({ length: last + context - from + 1 }, (_, at) => from + at);
  const rows: string[] = [];
  const counts = { before: 0, after: 0 };
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at] ?? 0;
    const line = lines[number];
    if (line === undefined) continue;
    const own = edits.filter(({ place }) => place.line <= number && number <= place.endLine);
    if (own.length === 0) {
      rows.push(` ${line}`);
      counts.before += 1;
      counts.after += 1;
      continue;
    }
    const end = reach(edits, number);
    const old = numbers.slice(at, at + end - number + 1).map((each) => lines[each] ?? '');
    const fresh = changedLines(old, number, edits);
    rows.push(...old.map((each) => `-${each}`), ...fresh.map((each) => `+${each}`));
    counts.before += old.length;
    counts.after += fresh.length;
    at += old.length - 1;
  }
  const head = `@@ -${from},${counts.before} +${from + shift},${counts.after} @@`;
  return { text: `${head}\n${rows.join('\n')}\n`, added: counts.after - counts.before };
}

/** The last line that is changed together with this one. */
function reach(edits: readonly Edit[], number: number): number {
  let end = number;
  for (const { place } of edits) if (place.line <= end) end = Math.max(end, place.endLine);
  return end;
}

function changedLines(old: readonly string[], from: number, edits: readonly Edit[]): readonly string[] {
  const starts: number[] = [];
  let length = 0;
  for (const line of old) {
    starts.push(length);
    length += line.length + 1;
  }
  let text = old.join('\n');
  const own = edits.filter(({ place }) => place.line >= from && place.endLine < from + old.length);
  for (const { place, text: fresh } of own.toReversed()) {
    const start = (starts[place.line - from] ?? 0) + place.column;
    const end = (starts[place.endLine - from] ?? 0) + place.endColumn;
    text = text.slice(0, start) + fresh + text.slice(end);
  }
  return text.split('\n');
}
