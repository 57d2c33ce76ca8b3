import type { confirmationMachine } from '../../../src/machines/kit/confirmation/confirmation.machine.ts';
import { hidden, type PageAdapter, press, shown } from '../kit/page-adapter.qa.ts';
import { keptCart, monthlyPeace, openDrawer } from './drawer.qa.ts';

/** 'Are you sure?' before a plan in the cart is cancelled (CRT-14). */
export const confirmationPage: PageAdapter<typeof confirmationMachine> = {
  path: '/',
  stored: { user_cart: keptCart([monthlyPeace]) },
  enter: openDrawer,
  acts: {
    'confirmation.ask': press((page) => page.getByRole('button', { name: 'Cancel the plan of Peace Mantra' })),
    'confirmation.give': press((page) => page.getByRole('button', { name: 'Cancel plan', exact: true })),
    'confirmation.refuse': press((page) => page.getByRole('button', { name: 'Keep plan' })),
  },
  answers: {},
  sees: {
    'confirmation.unasked': hidden((page) => page.getByRole('alertdialog')),
    'confirmation.asking': shown((page) => page.getByRole('alertdialog', { name: 'Are you sure?' })),
  },
};
