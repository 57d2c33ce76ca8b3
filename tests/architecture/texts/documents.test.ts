import { expect, test } from 'vitest';
import { leadingIds, provenIds, requirements } from '../../../tools/support/requirements.ts';

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
