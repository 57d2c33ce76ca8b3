import { expect, test } from 'vitest';
import { catalogue } from '../../src/machines/flows/registry/chart-registry.ts';
import { leadingIds, provenIds, requirements } from '../../tools/support/requirements.ts';
import { filesIn, textOf } from '../../tools/support/source.ts';

test('every requirement that is marked as built is carried by the title of a test', () => {
  const proven = provenIds();
  expect(requirements().filter(({ id, isBuilt }) => isBuilt && !proven.has(id))).toEqual([]);
});

test('every id in the title of a test is a requirement', () => {
  const known = new Set(requirements().map(({ id }) => id));
  expect([...provenIds()].filter((id) => !known.has(id))).toEqual([]);
});

test('a title carries the ids that it starts with', () => {
  expect(leadingIds('CRT-04, CRT-05 plus is disabled at 10, as MNY-01 says')).toEqual(['CRT-04', 'CRT-05']);
  expect(leadingIds('CRT-04 and CRT-05 plus is disabled')).toEqual(['CRT-04', 'CRT-05']);
  expect(leadingIds('plus is disabled (CRT-04)')).toEqual([]);
});

test('the README maps every section of the requirements and every chart to a slug that exists', () => {
  const rows = textOf('README.md')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const sections = [...textOf('docs/requirements.md').matchAll(/^## (.+)$/gm)].map(([, title = '']) => title);
  expect(sections.filter((title) => !rows.some(([first]) => first === title))).toEqual([]);

  const named = rows
    .filter(([first = '']) => sections.includes(first))
    .flatMap(([, second = '']) => [...second.matchAll(/`([^`]+)`/g)].map(([, slug = '']) => slug));
  const folders = new Set(
    filesIn(['src', 'server', 'tests', 'tools'], /./).flatMap((file) => file.split('/').slice(0, -1)),
  );
  expect(named.filter((slug) => !folders.has(slug))).toEqual([]);
  expect(catalogue.map(({ slug }) => slug).filter((slug) => !named.includes(slug))).toEqual([]);
});
