import { expect, test } from 'vitest';
import { contestWords } from '../../src/ui/admin/record/contest/contest-words.ts';
import type { FieldConfig } from '../../src/ui/admin/record/admin.types.ts';

const tiers: FieldConfig = {
  kind: 'rows',
  name: 'tiers',
  label: 'Tiers',
  addLabel: 'Add a tier',
  fields: [
    { kind: 'text', name: 'label', label: 'Name' },
    { kind: 'money', name: 'from', label: 'From' },
    { kind: 'percent', name: 'off', label: 'Discount' },
  ],
};
const bronze = { label: 'Bronze', from: '2400', off: '5' };
const silver = { label: 'Silver', from: '4700', off: '10' };

test('ADM-01 where two admins changed rows, only what differs in them is read', () => {
  const mine = [bronze, { ...silver, off: '11' }];
  const theirs = [bronze, { ...silver, off: '12', from: '4800' }];
  expect(contestWords(tiers, mine, theirs)).toBe('Silver: From 4700, Discount 11');
  expect(contestWords(tiers, theirs, mine)).toBe('Silver: From 4800, Discount 12');
  expect(contestWords(tiers, [bronze, silver], [bronze])).toBe('Silver: From 4700, Discount 10');
  expect(contestWords(tiers, [bronze], [bronze, silver])).toBe('1 fewer');
  expect(contestWords(tiers, [], [])).toBe('nothing');
  expect(contestWords(undefined, true, false)).toBe('Yes');
});
