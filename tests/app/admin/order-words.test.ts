import { expect, test } from 'vitest';
import { text } from '../../../src/app/admin/kit/list/cells.ts';
import { itemsOf } from '../../../src/app/admin/orders/orders/order-words.ts';

function line(name: string, quantity = 1) {
  return { sku: name.toLowerCase(), name, quantity };
}

test('ORD-02 the list names what was ordered, each product with its own units', () => {
  expect(itemsOf({ lines: [line('Dog Mantra'), line('Sleep Mantra')] })).toEqual([
    'Dog Mantra, Sleep Mantra',
    '2 units',
  ]);
  expect(itemsOf({ lines: [line('Dog Mantra')] })).toEqual(['Dog Mantra', '']);
  expect(itemsOf({ lines: [line('Dog Mantra'), line('Dog Mantra', 2)] })).toEqual(['3 × Dog Mantra', '3 units']);
  expect(itemsOf({ lines: [line('Dog Mantra', 2), line('Peace Mantra'), line('Sleep Mantra')] })).toEqual([
    '2 × Dog Mantra, Peace Mantra and 1 more',
    '4 units',
  ]);
});

test('ADM-02 one unit of one product has no second part, and so no dot before it on a phone', () => {
  expect(text(...itemsOf({ lines: [line('Dog Mantra')] }))).toEqual({ kind: 'text', text: 'Dog Mantra' });
  expect(text(...itemsOf({ lines: [line('Dog Mantra', 2)] }))).toMatchObject({ note: '2 units' });
});
