import type { Page } from '@playwright/test';
import type { messageChoicesMachine } from '../../../src/machines/account/message-choices/message-choices.machine.ts';
import { answered, choose, type PageAdapter, press, served, shown } from '../kit/page-adapter.qa.ts';
import { signedIn } from './signed-in.qa.ts';

const main = (page: Page) => page.getByRole('main');
const box = (page: Page) => main(page).getByRole('checkbox', { name: 'WhatsApp messages' });
const trouble = (page: Page) => main(page).getByText('Couldn’t load your choices.');
const answer = served(/\/v1\/user\/message-choices$/u, answered);

/** The choice of messages in the profile (ORD-05). */
export const messageChoicesPage: PageAdapter<typeof messageChoicesMachine> = {
  path: '/dashboard/profile',
  enter: signedIn,
  acts: {
    'choice.set': choose(box, 'The walks only ever say yes, and the second time it’s already chosen.'),
    'language.set': choose(
      (page) => main(page).getByRole('radio', { name: 'हिन्दी' }),
      'It’s chosen already the second time.',
    ),
    'choices.retry': press((page) => main(page).getByRole('button', { name: 'Try again' })),
  },
  answers: { fetchChoices: answer, saveChoices: answer },
  sees: {
    'message-choices.loading': shown((page) => main(page).getByRole('heading', { level: 1 })),
    'message-choices.shown': shown(box),
    'message-choices.shown.calm': shown(box),
    'message-choices.shown.saved': shown((page) => main(page).getByText('Your choice is saved.')),
    'message-choices.shown.unsaved': shown((page) => main(page).getByText('Couldn’t save your choice.')),
    'message-choices.saving': shown(box),
    'message-choices.failed': shown(trouble),
  },
};
