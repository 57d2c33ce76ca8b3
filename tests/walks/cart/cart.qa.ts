import type { Page } from '@playwright/test';
import type { cartMachine } from '../../../src/machines/cart/cart/cart.machine.ts';
import { gesture, hidden, type PageAdapter, press, shown, told } from '../kit/page-adapter.qa.ts';

const drawer = (page: Page) => page.getByRole('dialog', { name: /Cart$/u });
const firstLine = (page: Page) =>
  drawer(page).getByRole('list', { name: 'In your cart' }).getByRole('listitem').first();
const onLine = (name: RegExp) => (page: Page) => firstLine(page).getByRole('button', { name });
const inDrawer = (name: string | RegExp) => (page: Page) => drawer(page).getByRole('button', { name, exact: true });

const place = 'The lines stand in the drawer, while it is open.';
const small = 'What the shop’s own cards add is more than the small products of the walks.';
const bounded = 'The walks stay among small amounts; the button counts on.';
const bundles = 'A bundle is taken out whole, by its own button.';

/** The drawer, its lines and what happens to them (CRT-12 to CRT-16). */
export const cartPage: PageAdapter<typeof cartMachine> = {
  path: '/',
  alone: 'What follows from a cart, such as a celebration, would lie over its drawer.',
  differs: { 'item.raise': bounded, 'item.lower': bounded },
  acts: {
    'item.add': told(small),
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
      'Only a plan can be cancelled, in the drawer.',
    ),
    'bundle.add': told('The builder of bundles tells it, which has walks of its own.'),
    'bundle.remove': press(inDrawer(/^Remove bundle/u), 'Only a bundle that is there, in the drawer.'),
    'cart.empty': told('A confirmed order tells it.'),
    'cart.clear': told('The end of a session tells it.'),
    'cart.replace': told('The sync of the cart tells it, which has walks of its own.'),
    'cart.checked': told('The sync of the cart tells it, which has walks of its own.'),
    'prices.acknowledge': press(inDrawer('OK'), 'Only where a price has moved, in the drawer.'),
    'products.learn': told('The pages tell it.'),
    'drawer.open': press((page) => page.getByRole('button', { name: /^Open cart/u })),
    'drawer.close': press(inDrawer('Close cart')),
  },
  answers: {
    findProduct: told('The page asks for whole products, and keeps them for a while.'),
  },
  sees: {
    'cart.lines': shown((page) => page.getByRole('button', { name: /^Open cart/u }).or(drawer(page))),
    'cart.lines.settled': shown((page) => page.getByRole('button', { name: /^Open cart/u }).or(drawer(page))),
    'cart.lines.lookingUp': shown((page) => page.getByRole('button', { name: /^Open cart/u }).or(drawer(page))),
    'cart.drawer': shown((page) => page.getByRole('button', { name: /^Open cart/u }).or(drawer(page))),
    'cart.drawer.closed': hidden(drawer),
    'cart.drawer.open': shown(drawer),
  },
};
