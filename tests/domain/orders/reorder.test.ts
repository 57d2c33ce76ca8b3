import { expect, test } from 'vitest';
import { isChanged, reorderPlan } from '../../../src/domain/orders/order/reorder.ts';
import { unitPrice } from '../../../src/domain/catalogue/product/product.ts';
import { sleep } from '../../machines/support/lines.ts';

test('ORD-02 ordered again, a lower price is shown as well as a higher one, and so are fewer units', () => {
  const changed = (unitPrice: number, stock: number) => {
    const ordered = {
      sku: sleep.sku,
      variant: '',
      flavour: '',
      packageType: 'trial',
      name: sleep.name,
      quantity: 3,
      unitPrice,
    } as const;
    const product = { ...sleep, flavours: [], variants: [], stock };
    return reorderPlan([ordered], new Map([[sleep.sku, product]])).lines.map(isChanged);
  };
  expect([
    changed(sleep.price, 5),
    changed(sleep.price + 1, 5),
    changed(sleep.price - 1, 5),
    changed(sleep.price, 2),
    changed(sleep.price, 0),
  ]).toEqual([[false], [true], [true], [true], []]);
});

test('ORD-02, SEC-01 what was bought in a bundle is ordered again on its own, at the price of a single purchase', () => {
  const ordered = {
    sku: sleep.sku,
    variant: '',
    flavour: '',
    packageType: 'comboDiscount',
    name: sleep.name,
    quantity: 1,
    unitPrice: 1,
  } as const;
  const product = {
    ...sleep,
    flavours: [],
    variants: [],
    stock: 5,
    discount: { ...sleep.discount, trial: 10, comboDiscount: 50 },
  };
  const { lines } = reorderPlan([ordered], new Map([[sleep.sku, product]]));
  expect(lines).toMatchObject([{ price: unitPrice(product, 'trial'), line: { packageType: 'trial' } }]);
});
