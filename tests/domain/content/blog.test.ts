import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  blogQueryString,
  isSlug,
  parseBlogQuery,
  postState,
  readingMinutes,
  slugOf,
} from '../../../src/domain/content/blog/blog.ts';
import { pageLinks } from '../../../src/domain/shell/page/page-links.ts';

test('ADM-07 a title suggests an address that can be one, whatever it is made of', () => {
  expect([
    slugOf('Neem is bitter. That is rather the point'),
    slugOf('  Don’t panic: Ghee, again!  '),
    slugOf('Crème brûlée & haldi'),
    slugOf('शान्ति'),
    slugOf('Categories'),
  ]).toEqual([
    'neem-is-bitter-that-is-rather-the-point',
    'dont-panic-ghee-again',
    'creme-brulee-haldi',
    '',
    'categories-post',
  ]);
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (title) => {
      const slug = slugOf(title);
      expect(slug === '' || isSlug(slug)).toBe(true);
    }),
  );
});

test('CNT-01 equal wishes of the journal are equal addresses, and what makes no sense is left out', () => {
  expect(parseBlogQuery('?q=%20neem%20&category=plants&page=2')).toEqual({
    q: 'neem',
    category: 'plants',
    page: 2,
  });
  expect(parseBlogQuery('?q=&category=../x&page=-1&evil=1')).toEqual({});
  expect(blogQueryString({ page: 1 })).toBe('');
  fc.assert(
    fc.property(fc.string({ maxLength: 120 }), (text) => {
      const query = parseBlogQuery(`?q=${encodeURIComponent(text)}`);
      expect(parseBlogQuery(blogQueryString(query))).toEqual(query);
    }),
  );
});

test('ADM-07 a post is a draft, scheduled or published by the clock, to the millisecond', () => {
  const at = '2026-11-22T04:30:00.000Z';
  expect([
    postState(null, at),
    postState(at, '2026-11-22T04:29:59.999Z'),
    postState(at, at),
    postState('2026-11-22T10:00:00+05:30', at),
  ]).toEqual(['draft', 'scheduled', 'published', 'published']);
});

test('CNT-01 reading takes a minute for 200 words, and no less than one', () => {
  expect([readingMinutes(''), readingMinutes(`<p>${'word '.repeat(700)}</p>`)]).toEqual([1, 4]);
});

test('CAT-04, CNT-01 a long list has links to its first and last page and to those around', () => {
  const links = pageLinks({ page: 5, size: 10, total: 95 }, (page) => `/blog?page=${page}`);
  expect(links.near.map(({ page }) => page)).toEqual([1, 4, 5, 6, 10]);
  expect([links.previous?.href, links.next?.href, links.pages]).toEqual(['/blog?page=4', '/blog?page=6', 10]);
  const empty = pageLinks({ page: 1, size: 10, total: 0 }, String);
  expect([empty.pages, empty.previous, empty.next]).toEqual([1, null, null]);
});
