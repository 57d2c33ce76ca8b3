import { expect, test } from 'vitest';
import { firstChoice } from '../../../src/domain/catalogue/product/option.ts';
import { meantBy, synonymsOf } from '../../../src/domain/catalogue/synonyms.ts';

const option = (variant: string, price: number, stock: number) => ({ variant, flavour: '', sku: '', price, stock });

test('VAR-01 what is chosen first is the cheapest size in stock, or the cheapest if none is', () => {
  const first = (...options: ReturnType<typeof option>[]) =>
    firstChoice({ flavours: ['Rose', 'Mint'], variants: ['30 ml', '60 ml'], options });
  expect([
    first(option('30 ml', 150, 0), option('60 ml', 280, 4)),
    first(option('30 ml', 150, 3), option('60 ml', 280, 4)),
    first(option('30 ml', 150, 0), option('60 ml', 280, 0)),
    first(),
  ]).toEqual([
    { flavour: 'Rose', variant: '60 ml' },
    { flavour: 'Rose', variant: '30 ml' },
    { flavour: 'Rose', variant: '30 ml' },
    { flavour: 'Rose', variant: '30 ml' },
  ]);
});

test('SRC-01 the beginning of a word means its group from three letters on, a whole word always', () => {
  const synonyms = synonymsOf('sleep, neend\nam, mango');
  expect([meantBy(synonyms, 'ne'), meantBy(synonyms, 'nee'), meantBy(synonyms, 'am')]).toEqual([
    [],
    ['sleep'],
    ['mango'],
  ]);
});
