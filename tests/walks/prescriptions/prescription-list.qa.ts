import type { Page } from '@playwright/test';
import type { prescriptionListMachine } from '../../../src/machines/prescriptions/prescription-list/prescription-list.machine.ts';
import { type PageAdapter, press, problem, served, shown, sentDirectly } from '../kit/page-adapter.qa.ts';
import { signedIn } from '../account/signed-in.qa.ts';

const main = (page: Page) => page.getByRole('main');
const title = shown((page) => main(page).getByRole('heading', { level: 1 }));
const answer = served(/\/v1\/prescription$/u, ({ output }) =>
  output === undefined
    ? problem(400, 'malformed-request')
    : { status: 200, json: { waitingOrders: [], ...(output as object) } },
);
const reread = 'The list stays on the screen while it reloads.';

/** A patient's /dashboard/prescriptions (ACC-03). */
export const prescriptionListPage: PageAdapter<typeof prescriptionListMachine> = {
  path: '/dashboard/prescriptions',
  enter: signedIn,
  ignored: {
    fields: ['failure', 'waitingOrders', 'waiting'],
    reason: 'A server that answers can’t pretend to be offline, and always names the waiting orders.',
  },
  differs: { 'list.more @ loading': reread, 'list.more @ failed': reread },
  acts: {
    'list.more': press((page) => main(page).getByRole('button', { name: 'Show more' })),
    'list.retry': press((page) => main(page).getByRole('button', { name: 'Try again' })),
    'search.type': sentDirectly('Only the prescriber’s list has a search.'),
    'status.choose': sentDirectly('Only the prescriber’s list has filters.'),
    'prescription.sent': sentDirectly('Sent by the upload above.'),
  },
  answers: { fetchPage: answer, fetchMore: answer },
  sees: {
    'prescription-list.loading': title,
    'prescription-list.shown': title,
    'prescription-list.typing': title,
    'prescription-list.extending': shown((page) => main(page).getByRole('button', { name: 'Loading...' })),
    'prescription-list.failed': shown((page) =>
      main(page).getByText('Couldn’t load the prescriptions. Try again.'),
    ),
  },
};
