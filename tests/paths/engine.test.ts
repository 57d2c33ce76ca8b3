import { expect, test } from 'vitest';
import { importsOf, packageOf, targetOf } from '../../tools/support/source.ts';

/** Plans, walks, shortens and judges a chart. */
const engine = [
  'plan',
  'cover',
  'graph-walks',
  'explore',
  'shrink',
  'chart-target',
  'laws/check-laws',
  'laws/law-steps',
  'records/record',
  'records/compare',
].map((name) => `tools/paths/${name}.ts`);

/** All that the engine runs: its own files and those that they import, without what they import as types. */
function reached(): { files: string[]; packages: string[] } {
  const files = new Set<string>();
  const packages = new Set<string>();
  const todo = [...engine];
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (files.has(file)) continue;
    files.add(file);
    for (const each of importsOf(file).filter(({ typeOnly }) => !typeOnly)) {
      const target = targetOf(each);
      if (target === undefined) packages.add(packageOf(each) ?? '');
      else todo.push(target);
    }
  }
  return { files: [...files], packages: [...packages] };
}

test('QAP-01 the engine of the path tool stands alone: of the shop it runs two small files', () => {
  const { files, packages } = reached();
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => !file.startsWith('tools/paths/')).toSorted()).toEqual([
    'src/domain/flows/inspection.ts',
    'src/domain/flows/plain-key.ts',
  ]);
  expect(packages.toSorted()).toEqual(['node:crypto', 'xstate']);
});
