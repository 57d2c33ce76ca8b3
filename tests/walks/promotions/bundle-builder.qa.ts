import type { Page } from '@playwright/test';
import type { bundleBuilderMachine } from '../../../src/machines/promotions/bundle-builder/bundle-builder.machine.ts';
import {
  fieldOf,
  hidden,
  type PageAdapter,
  pick,
  press,
  problem,
  served,
  shown,
  sentDirectly,
} from '../kit/page-adapter.qa.ts';

const builder = (page: Page) => page.getByRole('region', { name: 'Build your own bundle' });
const button = (name: string | RegExp) => (page: Page) => builder(page).getByRole('button', { name, exact: true });
const list = (label: string) => (page: Page) =>
  builder(page).getByRole('group', { name: 'Options of Sleep Mantra' }).getByLabel(label);
const shortNote = (page: Page) => builder(page).getByText('Couldn’t load the other products.');
const instant = 'The id is made immediately; nobody sees it happen.';

/** 'Build your own bundle' below a product (BND-21). */
export const bundleBuilderPage: PageAdapter<typeof bundleBuilderMachine> = {
  path: '/shop/sleep-mantra',
  alone: 'The cart would take the bundle and open its drawer over the page.',
  differs: { 'pick.remove': instant, 'flavour.choose': instant, 'variant.choose': instant },
  stubs: [{ path: /\/v1\/bundle$/u, json: { total: 0, bundles: [] } }],
  enter: (page) => builder(page).waitFor(),
  others: {
    '^(?:Add|Remove) (?!Peace).* bundle$': 'Every product has these buttons; the walks press those of one.',
  },
  acts: {
    'pick.add': press(button('Add Peace Mantra to the bundle')),
    'pick.remove': press(
      button('Remove Peace Mantra from the bundle'),
      'A product that isn’t picked has a button to add it instead.',
    ),
    'flavour.choose': pick(list('Flavour'), fieldOf('flavour')),
    'variant.choose': pick(list('Size'), fieldOf('variant')),
    'products.retry': press(button('Try again')),
    'bundle.submit': press(button(/^(?:Add bundle to cart|Added)$/u)),
  },
  answers: {
    findProducts: served(/\/v1\/product$/u, ({ output }) =>
      output === undefined
        ? problem(400, 'malformed-request')
        : { status: 200, json: { products: (output as { products: unknown }).products } },
    ),
    nameBundle: sentDirectly('The device makes the id; every supported device can.'),
  },
  sees: {
    'bundle-builder.choices': shown((page) => page.getByRole('list', { name: 'Products for the bundle' })),
    'bundle-builder.choices.reading': hidden(shortNote),
    'bundle-builder.choices.stocked': hidden(shortNote),
    'bundle-builder.choices.short': shown(shortNote),
    'bundle-builder.bundle': shown((page) => page.getByRole('list', { name: 'What each size saves' })),
    'bundle-builder.bundle.choosing': shown(button(/^(?:Add bundle to cart|Added)$/u)),
    'bundle-builder.bundle.choosing.incomplete': shown(button('Add bundle to cart')),
    'bundle-builder.bundle.choosing.complete': shown((page) =>
      builder(page).getByText('Bundle price', { exact: true }),
    ),
    'bundle-builder.bundle.choosing.thanked': shown(button('Added')),
    'bundle-builder.bundle.adding': shown(button('Adding…')),
  },
};
