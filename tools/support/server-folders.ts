import { posix } from 'node:path';
import { isComposition } from './rooms.ts';
import { filesIn, importsOf, targetOf } from './source.ts';

/** The folders of the server, two levels deep, that reach each other by imports, in circles; composition is left out. */
export function folderKnots(): readonly (readonly string[])[] {
  const imports = new Map<string, Set<string>>();
  for (const one of filesIn(['server']).flatMap(importsOf)) {
    const target = targetOf(one);
    if (target?.startsWith('server/') !== true || isComposition(one.file) || isComposition(target)) continue;
    const [from, to] = [folderOf(one.file), folderOf(target)];
    imports.set(from, (imports.get(from) ?? new Set()).add(to));
  }
  const reached = new Map([...imports.keys()].map((folder) => [folder, reachedFrom(imports, folder)]));
  const knots = new Set<string>();
  for (const [folder, others] of reached) {
    const circle = [...others].filter((other) => other !== folder && reached.get(other)?.has(folder));
    if (circle.length > 0) knots.add([folder, ...circle].toSorted().join(' '));
  }
  return [...knots].map((knot) => knot.split(' '));
}

function folderOf(file: string): string {
  return posix.dirname(file).split('/').slice(1, 3).join('/');
}

function reachedFrom(imports: ReadonlyMap<string, ReadonlySet<string>>, start: string): ReadonlySet<string> {
  const found = new Set<string>();
  const waiting = [start];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const next of imports.get(folder) ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      waiting.push(next);
    }
  }
  return found;
}
