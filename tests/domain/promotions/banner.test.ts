import { expect, test } from 'vitest';
import {
  type Banner,
  fallbackBanners,
  hasReadableColours,
  shownBanners,
} from '../../../src/domain/promotions/banner.ts';

const banner: Banner = {
  id: 'one',
  text: 'One',
  isEnabled: true,
  backgroundColor: null,
  textColor: null,
  icon: 'diya',
  priority: 5,
  link: null,
};

test('BNR-01 the enabled ones are shown, the lowest priority number first', () => {
  const all = [
    banner,
    { ...banner, id: 'two', priority: 1 },
    { ...banner, id: 'off', isEnabled: false, priority: 0 },
  ];
  expect(shownBanners(all).map(({ id }) => id)).toEqual(['two', 'one']);
});

test('BNR-02 three festive banners are built in, one of them free shipping all over India', () => {
  expect(fallbackBanners).toHaveLength(3);
  expect(fallbackBanners.map(({ text }) => text)).toContain('Free shipping all over India');
});

test('BNR-01 a banner’s own colours count only where they can be read', () => {
  const readable = (backgroundColor: string | null, textColor: string | null) =>
    hasReadableColours({ backgroundColor, textColor });
  expect([
    readable('#000000', '#ffffff'),
    readable('#ffffff', '#767676'),
    readable('#ffffff', '#777777'),
    readable('#ff9933', '#ffffff'),
    readable('#000000', null),
    readable('black', '#ffffff'),
  ]).toEqual([true, true, false, false, false, false]);
});
