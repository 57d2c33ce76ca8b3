import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../support/steps.ts';

/** Files that mention events without sending them. */
const namesOnly = /\.cases\.ts$|\/flows\/labels\//u;
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

/** Every event that some line of the shop sends: a chart doesn't need the others (QAP-02). */
export function sentEvents(root = projectRoot): ReadonlySet<string> {
  const files = globSync(['src/**/*.{ts,tsx}', 'server/**/*.ts'], { cwd: root }).filter(
    (file) => !namesOnly.test(file),
  );
  const lines = files.flatMap((file) => readFileSync(join(root, file), 'utf8').split('\n'));
  return new Set(lines.filter((line) => !isType(line)).flatMap(sentIn));
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
