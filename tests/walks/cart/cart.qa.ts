import type { Page } from '@playwright/test';
import type { cartMachine } from '../../../src/machines/cart/cart/cart.machine.ts';
import { gesture, hidden, type PageAdapter, press, shown, sentDirectly } from '../kit/page-adapter.qa.ts';
import { askOnce, keptCart, monthlyPeace } from './drawer.qa.ts';

const drawer = (page: Page) => page.getByRole('dialog', { name: /Cart$/u });
const firstLine = (page: Page) =>
  drawer(page).getByRole('list', { name: 'In your cart' }).getByRole('listitem').first();
const onLine = (name: RegExp) => (page: Page) => firstLine(page).getByRole('button', { name });
const inDrawer = (name: string | RegExp) => (page: Page) => drawer(page).getByRole('button', { name, exact: true });
const there = shown((page) => page.getByRole('button', { name: /^Open cart/u }).or(drawer(page)));

const place = 'The items are in the drawer, and only while it’s open.';
const small = 'The shop’s own cards add larger products than the small ones of the walks.';
const bounded = 'The walks keep to small quantities; the button goes further.';
const bundles = 'A bundle is removed as a whole, by its own button.';

/** The cart drawer and its items (CRT-12 to CRT-16). */
export const cartPage: PageAdapter<typeof cartMachine> = {
  path: '/',
  stored: { user_cart: keptCart([monthlyPeace]) },
  enter: async (page) => {
    await askOnce(page);
    await inDrawer('Close cart')(page).click();
    await drawer(page).waitFor({ state: 'hidden' });
  },
  alone: 'Whatever a cart triggers, such as a celebration, would cover its drawer.',
  differs: { 'item.raise': bounded, 'item.lower': bounded },
  others: {
    '^Add Bliss Club': 'The club’s row has its own walks.',
    '^Buy Now$': 'It leads to the checkout, which has its own walks.',
  },
  acts: {
    'item.add': sentDirectly(small),
    'item.raise': press(onLine(/^Increase quantity/u), place),
    'item.lower': press(onLine(/^Decrease quantity/u), place),
    'item.remove': press(onLine(/^Remove (?!bundle)/u), `${place} ${bundles}`),
    'item.restore': press(inDrawer('Undo'), place),
    'subscription.cancel': gesture(
      onLine(/^Cancel the plan of/u),
      async (cancel) => {
        await cancel.click();
        await cancel.page().getByRole('button', { name: 'Cancel plan', exact: true }).click();
      },
      'Only an item on a plan has this button, in the drawer.',
    ),
    'bundle.add': sentDirectly('The builder’s bundle has the shop’s own products.'),
    'bundle.remove': press(
      inDrawer(/^Remove bundle/u),
      'Only a bundle in the cart has this button, in the drawer.',
    ),
    'cart.empty': sentDirectly('It’s emptied by a paid order, on another page.'),
    'cart.clear': sentDirectly('Nobody can sign out while the cart covers the page.'),
    'cart.replace': sentDirectly('The server’s cart comes by another flow, which compares and merges it.'),
    'cart.checked': sentDirectly('The server’s cart comes by another flow, which compares and merges it.'),
    'prices.acknowledge': press(inDrawer('OK'), 'Only after a price change, in the drawer.'),
    'products.learn': sentDirectly('Every page tells it its products as it opens.'),
    'drawer.open': press((page) => page.getByRole('button', { name: /^Open cart/u })),
    'drawer.close': press(inDrawer('Close cart')),
  },
  answers: {
    findProduct: sentDirectly('The page loads whole products and keeps them for a while.'),
  },
  sees: {
    'cart.lines': there,
    'cart.lines.empty': hidden((page) => drawer(page).getByRole('list', { name: 'In your cart' })),
    // While the drawer is open, the page behind it has no buttons.
    'cart.lines.filled': shown((page) =>
      page
        .getByRole('button', { name: /^Open cart, [1-9]/u })
        .or(drawer(page).getByRole('list', { name: 'In your cart' })),
    ),
    'cart.lookup': there,
    'cart.lookup.idle': there,
    'cart.lookup.lookingUp': there,
    'cart.undo': there,
    'cart.undo.none': hidden(inDrawer('Undo')),
    'cart.undo.offered': shown((page) =>
      inDrawer('Undo')(page).or(page.getByRole('button', { name: /^Open cart/u })),
    ),
    'cart.drawer': there,
    'cart.drawer.closed': hidden(drawer),
    'cart.drawer.open': shown(drawer),
  },
};
