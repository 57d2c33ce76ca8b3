import type { Page } from '@playwright/test';
import type { invitationMachine } from '../../../src/machines/admin/invitation/invitation.machine.ts';
import { type PageAdapter, press, refusal, served, shown, type WalkedEvent } from '../kit/page-adapter.qa.ts';
import { signedIn } from './signed-in.qa.ts';

const main = (page: Page) => page.getByRole('main');
const heading = (name: string) => shown((page) => main(page).getByRole('heading', { level: 1, name }));
const accept = (page: Page) => main(page).getByRole('button', { name: 'Accept the invitation' });

const told = ({ output, error }: WalkedEvent) =>
  output === undefined ? refusal(error) : { status: 200, json: output };

/** The link of an invitation to the shop's staff (STF-01). */
export const invitationPage: PageAdapter<typeof invitationMachine> = {
  path: `/dashboard/invitation/${'a'.repeat(43)}`,
  isEnglish: true,
  enter: signedIn,
  ignored: {
    fields: ['failure'],
    reason: 'A server that can’t be reached would be asked again; a refusal looks the same.',
  },
  acts: {
    'invitation.accept': press(accept),
    'invitation.retry': press((page) => main(page).getByRole('button', { name: 'Try again' })),
  },
  answers: {
    readOffer: served(/\/v1\/user\/staff-invitation\/read$/u, told),
    acceptOffer: served(/\/v1\/user\/staff-invitation\/accept$/u, told),
  },
  sees: {
    'invitation.reading': shown(main),
    'invitation.failed': shown((page) => main(page).getByText('Couldn’t load the invitation.')),
    'invitation.gone': heading('This invitation no longer works'),
    'invitation.offered': shown(accept),
    'invitation.accepting': shown(main),
    'invitation.joined': heading('Welcome to the team'),
  },
};
