import type { Page } from '@playwright/test';
import type { confirmationMachine } from '../../machines/confirmation/confirmation.machine.ts';
import { hidden, type PageAdapter, press, shown, told } from '../kit/page-adapter.qa.ts';

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Are you sure?' });

/** The question before a plan ends (CRT-14). */
export const confirmationPage: PageAdapter<typeof confirmationMachine> = {
  path: '/about',
  enter: (page) => page.getByRole('button', { name: /^Open cart/u }).click(),
  acts: {
    'confirmation.ask': told('A line of the cart with a plan asks it; the cart of the walk is empty.'),
    'confirmation.give': press((page) => question(page).getByRole('button', { name: 'Cancel the plan' })),
    'confirmation.refuse': press((page) => question(page).getByRole('button', { name: 'Keep it' })),
  },
  answers: {},
  sees: { 'confirmation.unasked': hidden(question), 'confirmation.asking': shown(question) },
};
