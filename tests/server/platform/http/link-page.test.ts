import { expect, test } from 'vitest';
import { linkPage, ownStyles, setLetters } from '../../../../server/platform/http/html.ts';
import { styleSource } from '../../../../server/platform/http/guard/content-policy.ts';

test('ORD-05 CHR-10 the pages behind links are written in the shop’s fonts, which the content policy lets in', () => {
  setLetters(
    { hi: [{ family: 'Text', address: '/assets/anek-hi-1.woff2', weight: '400 500' }] },
    { display: '/assets/tiro-1.woff2', ui: '/assets/anek-1.woff2', rupee: '/assets/anek-rupee-1.woff2' },
  );
  const page = linkPage({ shopName: 'Mantra', heading: 'On its way', body: '' });
  expect(page).toContain('font-family:Tiro;src:url("/assets/tiro-1.woff2")');
  expect(page).toContain('font-family:Anek;src:url("/assets/anek-1.woff2")');
  expect(page).toContain('src:url("/assets/anek-rupee-1.woff2")');
  expect(page).toMatch(/\bh1\{font:400 2\.125rem\/1\.1 Tiro,/u);
  expect(page).not.toContain('anek-hi');
  const hindi = linkPage({ shopName: 'Mantra', heading: 'रास्ते में है', body: '', language: 'hi' });
  for (const font of ['tiro-1', 'anek-1', 'anek-hi-1']) expect(hindi).toContain(`/assets/${font}.woff2`);
  const styles = [...hindi.matchAll(/<style>(.*?)<\/style>/gsu)].map(([, css = '']) => styleSource(css));
  expect(ownStyles()).toEqual(expect.arrayContaining(styles));
});
