import { expect, test } from 'vitest';
import { switchedOff, switchedOffDraft } from '../../../src/app/admin/promotions/campaigns/campaign-words.ts';

const members = [
  { id: 'a', name: 'Walk Together' },
  { id: 'b', name: 'Day and Night' },
];

test('CMP-01 switching a campaign off says which bundles are off too, though they ran before', () => {
  expect(switchedOff([])).toBe('Its prices go back at once, and its banner, coupon and popup are off.');
  expect(switchedOff(['Walk Together'])).toContain('Walk Together is off too, even if it ran before');
  expect(switchedOff(['Walk Together', 'Day and Night'])).toContain(
    'Walk Together and Day and Night are off too, even if they ran before',
  );
});

test('CMP-01 of campaigns on other pages nobody knows the bundles, and the question says so', () => {
  const said = (bundles: readonly string[], hasUnseen: boolean) =>
    switchedOff(bundles, { campaigns: 30, hasUnseen });
  expect(said([], false)).toBe('Their prices go back at once, and their banners, coupons and popups are off.');
  expect(said([], true)).toContain(
    'Any bundles of the campaigns on other pages are off too, even if they ran before',
  );
  expect(said(['Walk Together'], true)).toContain(
    'Walk Together and any bundles of the campaigns on other pages are off too, even if they ran before',
  );
});

test('CMP-01 the form counts a bundle that was just added, and leaves out one that was taken out', () => {
  const said = (...ids: readonly string[]) => switchedOffDraft({ members, bundles: ids.map((id) => ({ id })) });
  expect(said('a')).toContain('Walk Together is off too');
  expect(said('a', 'c')).toContain('Walk Together and 1 more bundle are off too');
  expect(said('c')).toContain('1 bundle is off too');
  expect(said('')).not.toContain('off too');
});
