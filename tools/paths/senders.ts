import { posix } from 'node:path';
import { filesIn, importsOf, targetOf, textOf } from '../support/source.ts';

const { dirname } = posix;
/** Files that mention events without sending them. */
const namesOnly = /\.(?:cases|laws)\.ts$|\/flows\/(?:labels|registry)\//u;
/** A line that's part of a type or a comment. */
const says = /^\s*(?:\||export type|type |readonly |\*|\/\*|\/\/)/u;
const typeOnly = /\{ (?:readonly )?type: '[^']+'(?:;| \}(?: \||;|>))/u;
const expression = /send|tell|raise|return|=>|\(/u;
const event = String.raw`'([a-z][\w-]*(?:\.[\w-]+)+)'`;
const sends = [
  new RegExp(String.raw`type: (?:[^{}]*\? )?${event}(?: : ${event})?`, 'gu'),
  new RegExp(String.raw`[(,] ?${event}`, 'gu'),
  new RegExp(String.raw`[=?:] ${event}`, 'gu'),
];

/** So many imports lie at most between a chart and whoever sends it an event. */
const reach = 2;

/**
 * The events that something sends to a chart, by its id: some line of its folder, of what stands within two imports of it,
 * or of what asks the shop for its actor. A chart doesn't need the others (QAP-02).
 */
export function createSenders(): (chart: string) => ReadonlySet<string> {
  const files = filesIn(['src', 'server']).filter((file) => !namesOnly.test(file));
  const texts = new Map(files.map((file) => [file, textOf(file)]));
  const sent = new Map(
    [...texts].map(
      ([file, text]) =>
        [
          file,
          text
            .split('\n')
            .filter((line) => !isType(line))
            .flatMap(sentIn),
        ] as const,
    ),
  );
  const neighbours = neighboursOf(files);
  return (chart) => {
    const isChart = (file: string) => file.endsWith('.machine.ts') && texts.get(file)?.includes(`id: '${chart}'`);
    const folders = new Set(files.filter(isChart).map(dirname));
    const asked = `Actor('${camelOf(chart)}')`;
    let near = new Set(
      files.filter((file) => folders.has(dirname(file)) || texts.get(file)?.includes(asked) === true),
    );
    for (let hop = 0; hop < reach; hop += 1) {
      near = new Set([...near].flatMap((file) => [file, ...(neighbours.get(file) ?? [])]));
    }
    return new Set([...near].flatMap((file) => sent.get(file) ?? []));
  };
}

/** Whom each file imports, and who imports it. */
function neighboursOf(files: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>(files.map((file) => [file, new Set()]));
  for (const one of files.flatMap(importsOf)) {
    const target = targetOf(one);
    if (target === undefined) continue;
    found.get(one.file)?.add(target);
    found.get(target)?.add(one.file);
  }
  return found;
}

function camelOf(chart: string): string {
  return chart.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
}

function isType(line: string): boolean {
  return says.test(line) || (typeOnly.test(line) && !expression.test(line));
}

function sentIn(line: string): string[] {
  return sends.flatMap((pattern) =>
    [...line.matchAll(pattern)].flatMap(([, first, second]) =>
      [first, second].filter((found) => found !== undefined),
    ),
  );
}
