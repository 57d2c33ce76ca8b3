import type { Page } from '@playwright/test';
import type { productOptionsMachine } from '../../../src/machines/catalogue/product-options/product-options.machine.ts';
import { choose, fieldOf, type PageAdapter, press, shown } from '../kit/page-adapter.qa.ts';

const button = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('button', { name });
const add = shown(button('Add to cart'));

/** Flavour, size, plan and quantity of a product (CAT-05). */
export const productOptionsPage: PageAdapter<typeof productOptionsMachine> = {
  path: '/shop/sleep-mantra',
  acts: {
    'flavour.choose': choose((page, event) =>
      page.getByRole('radio', { name: fieldOf('flavour')(event), exact: true }),
    ),
    'variant.choose': choose((page, event) =>
      page.getByRole('radio', { name: fieldOf('variant')(event), exact: true }),
    ),
    'plan.choose': choose((page) => page.getByRole('radio', { name: /^Every month/u })),
    'quantity.raise': press(button(/^Increase quantity/u)),
    'quantity.lower': press(button(/^Decrease quantity/u)),
    'choice.add': press(button(/^(?:Add to cart|Added)$/u)),
  },
  answers: {},
  sees: {
    'product-options.deciding': add,
    'product-options.choosing': shown(button(/^Increase quantity/u)),
    'product-options.choosing.calm': add,
    'product-options.choosing.thanked': shown(button('Added')),
    'product-options.soldOut': shown(button('Out of stock')),
  },
};
