import { setup } from 'xstate';
import type { Tells } from '../../kit/tells.ts';

export type MenuEvent = { type: 'menu.open' } | { type: 'menu.close' } | { type: 'page.arrived' };
export type MenuFact = { type: 'menu.opened' } | { type: 'menu.closed' };

export interface MenuInput {
  readonly parent: Tells<MenuFact>;
}

/** The menu behind the hamburger on small screens (CHR-02). */
export const menuMachine = setup({
  types: {} as { context: MenuInput; events: MenuEvent; input: MenuInput },
  actions: {
    tellOpened: ({ context }) => context.parent.send({ type: 'menu.opened' }),
    tellClosed: ({ context }) => context.parent.send({ type: 'menu.closed' }),
  },
}).createMachine({
  id: 'menu',
  description: 'The menu on small screens.',
  context: ({ input }) => input,
  initial: 'closed',
  states: {
    closed: { description: 'Only the menu button is shown.', on: { 'menu.open': 'open' } },
    open: {
      description: 'The links are open over the page. Following one closes the menu.',
      entry: 'tellOpened',
      exit: 'tellClosed',
      on: { 'menu.close': 'closed', 'page.arrived': 'closed' },
    },
  },
});
