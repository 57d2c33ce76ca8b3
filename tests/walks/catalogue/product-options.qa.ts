import type { Page } from '@playwright/test';
import type { productOptionsMachine } from '../../../src/machines/catalogue/product-options/product-options.machine.ts';
import { choose, fieldOf, type PageAdapter, press, shown } from '../kit/page-adapter.qa.ts';

const button = (name: string | RegExp) => (page: Page) => page.getByRole('main').getByRole('button', { name });
/** A combination that is out of stock says so in place of the button's words. */
const add = shown(button(/^(?:Add to cart|Out of stock)$/u));

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
    'product-options.choosing': shown(button(/^(?:Add to cart|Added|Out of stock)$/u)),
    'product-options.choosing.calm': add,
    'product-options.choosing.thanked': shown(button('Added')),
    'product-options.soldOut': shown(button('Out of stock')),
  },
};
