import type { Page } from '@playwright/test';
import type { themeMachine } from '../../../src/machines/shell/theme/theme.machine.ts';
import { choose, type PageAdapter, shown, sentDirectly } from '../kit/page-adapter.qa.ts';

const radio = (name: string) => (page: Page) => page.getByRole('radio', { name, exact: true });
const chosen = (name: string) => (page: Page) => page.getByRole('radio', { name, exact: true, checked: true });

/** The colour scheme picker in the footer (CHR-10). */
export const themePage: PageAdapter<typeof themeMachine> = {
  path: '/about',
  acts: { 'scheme.choose': choose(radio('Dark')), 'scheme.follow': choose(radio('System')) },
  answers: { readScheme: sentDirectly('The device answers before anyone could see it.') },
  sees: {
    'theme.reading': shown(chosen('System')),
    'theme.following': shown(chosen('System')),
    'theme.chosen': shown(chosen('Dark')),
  },
};
