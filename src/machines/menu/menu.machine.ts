import { setup } from 'xstate';

export type MenuEvent = { type: 'menu.open' } | { type: 'menu.close' } | { type: 'page.arrived' };

/** The menu behind the hamburger on small screens (CHR-02). */
export const menuMachine = setup({ types: {} as { events: MenuEvent } }).createMachine({
  id: 'menu',
  description: 'The menu behind the hamburger on small screens.',
  initial: 'closed',
  states: {
    closed: { description: 'Only the hamburger shows.', on: { 'menu.open': 'open' } },
    open: {
      description: 'The links lie over the page; following one closes the menu.',
      on: { 'menu.close': 'closed', 'page.arrived': 'closed' },
    },
  },
});
