import { array, assert, integer, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { smallestBox, volumeOf, volumetricGrams } from '../../../src/domain/catalogue/box.ts';

const small = { name: 'Small', length: 15, width: 10, height: 5, grams: 50 };
const flat = { name: 'Flat', length: 30, width: 25, height: 2, grams: 80 };
const large = { name: 'Large', length: 30, width: 20, height: 15, grams: 200 };
const boxes = [large, small, flat];
const bottle = { length: 6, width: 6, height: 5 };

test.for([
  ['one bottle', [{ size: bottle, quantity: 1 }], small],
  // 4 × 180 = 720 of 750 cubic centimetres.
  ['four bottles', [{ size: bottle, quantity: 4 }], small],
  // 5 × 150 fill it to the last cubic centimetre.
  ['what fills a box wholly', [{ size: { length: 15, width: 10, height: 1 }, quantity: 5 }], small],
  // 900 fit into the flat box by volume, but a bottle is higher than it.
  ['five bottles', [{ size: bottle, quantity: 5 }], large],
  ['a magazine', [{ size: { length: 2, width: 20, height: 28 }, quantity: 1 }], flat],
  ['more than the largest takes', [{ size: bottle, quantity: 100 }], large],
  [
    'something that nobody measured',
    [
      { size: bottle, quantity: 1 },
      { size: null, quantity: 1 },
    ],
    null,
  ],
] as const)('SHP-01 %s: the smallest box that it fits into', ([, units, box]) => {
  expect(smallestBox(units, boxes)).toEqual(box);
});

test('SHP-01 without boxes there is none, and 5,000 cubic centimetres count as a kilogram', () => {
  expect(smallestBox([{ size: bottle, quantity: 1 }], [])).toBeNull();
  expect([volumetricGrams({ length: 50, width: 10, height: 10 }), volumetricGrams(large)]).toEqual([1000, 1800]);
});

const side = integer({ min: 1, max: 200 });
const size = record({ length: side, width: side, height: side });
const packing = record({
  name: string(),
  length: side,
  width: side,
  height: side,
  grams: integer({ min: 0, max: 999 }),
});

test('SHP-01 whatever is packed, it gets a box that is there; with one more unit it never gets a smaller one', () => {
  const packed = array(record({ size, quantity: integer({ min: 1, max: 9 }) }), { minLength: 1 });
  assert(
    property(packed, array(packing), size, (units, all, more) => {
      const [one, two] = [smallestBox(units, all), smallestBox([...units, { size: more, quantity: 1 }], all)];
      expect(one === null ? all : [one].filter((box) => !all.includes(box))).toEqual([]);
      expect(two === null ? 0 : volumeOf(two)).toBeGreaterThanOrEqual(one === null ? 0 : volumeOf(one));
    }),
  );
});
