import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '../../../src/domain/kit/text/language.ts';
import { addressIn, addressOf, locationAt, placeAt } from '../../../src/domain/shell/page/address.ts';
import { hrefOf } from '../../../src/domain/shell/page/route.ts';

test('LNG-01 the address of a page in a language is its path below the language, and English has none', () => {
  expect(addressIn('hi', '/shop?q=tea')).toBe('/hi/shop?q=tea');
  expect(addressIn('hi', '/')).toBe('/hi/');
  expect([addressIn('en', '/shop'), addressOf('/shop')]).toEqual(['/shop', '/shop']);
});

test('LNG-01 an address says the page and its language; what only begins like a language is a path', () => {
  expect(placeAt('/hi/shop?q=tea#top')).toEqual({ language: 'hi', location: { path: '/shop', search: '?q=tea' } });
  expect(placeAt('/hi')).toEqual({ language: 'hi', location: { path: '/', search: '' } });
  expect(placeAt('/hi/')).toEqual({ language: 'hi', location: { path: '/', search: '' } });
  expect(placeAt('/history')).toEqual({ language: 'en', location: { path: '/history', search: '' } });
  expect(placeAt('/HI/shop').language).toBe('en');
  expect(placeAt('//hi/shop').language).toBe('en');
  expect(placeAt('/en/shop')).toEqual({ language: 'en', location: { path: '/en/shop', search: '' } });
});

test('LNG-01 every page comes back from its address in every language', () => {
  const part = fc.stringMatching(/^[a-z0-9-]{1,8}$/u);
  fc.assert(
    fc.property(fc.constantFrom(...languages), fc.array(part), fc.option(part), (language, parts, query) => {
      const location = { path: `/${['p', ...parts].join('/')}`, search: query === null ? '' : `?q=${query}` };
      const address = addressIn(language, hrefOf(location));
      expect(placeAt(address)).toEqual({ language, location });
      expect(locationAt(address)).toEqual(location);
    }),
  );
});
