import { expect, test } from 'vitest';
import { fontPreloads } from '../../../src/ui/kit/theme/font-preloads.ts';

const names = (route: Parameters<typeof fontPreloads>[0], html: string) =>
  fontPreloads(route, html).map((address) => /([\w-]+)\.woff2/u.exec(address)?.[1]);

test('RTE-05 a page fetches the fonts that it is written in, and no other before its picture', () => {
  expect(names('blog', '<h1>From the journal</h1>')).toEqual(['anek', 'tiro']);
  expect(names('faq', '<p>Below ₹500</p>')).toEqual(['anek', 'tiro', 'anek-rupee']);
  expect(names('home', '<b>निद्रा</b> ₹799')).toEqual(['anek', 'tiro', 'tiro-italic', 'anek-rupee', 'tiro-words']);
});
