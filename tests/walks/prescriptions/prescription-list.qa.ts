import type { Page } from '@playwright/test';
import type { prescriptionListMachine } from '../../../src/machines/prescriptions/prescription-list/prescription-list.machine.ts';
import { type PageAdapter, press, problem, served, shown, told } from '../kit/page-adapter.qa.ts';
import { signedIn } from '../account/signed-in.qa.ts';

const main = (page: Page) => page.getByRole('main');
const title = shown((page) => main(page).getByRole('heading', { level: 1 }));
const answer = served(/\/v1\/prescription$/u, ({ output }) =>
  output === undefined
    ? problem(400, 'malformed-request')
    : { status: 200, json: { waitingOrders: [], ...(output as object) } },
);
const reread = 'The list that is shown stays while it is read again.';

/** /dashboard/prescriptions of a patient (ACC-03). */
export const prescriptionListPage: PageAdapter<typeof prescriptionListMachine> = {
  path: '/dashboard/prescriptions',
  enter: signedIn,
  veiled: {
    fields: ['failure', 'waitingOrders'],
    reason: 'A server that answers cannot say that it does not, and always names the orders that wait.',
  },
  differs: { 'list.more @ loading': reread, 'list.more @ failed': reread },
  acts: {
    'list.more': press((page) => main(page).getByRole('button', { name: 'Show more' })),
    'list.retry': press((page) => main(page).getByRole('button', { name: 'Retry' })),
    'status.choose': told('Only a prescriber’s desk can be narrowed.'),
    'prescription.sent': told('The upload above tells it.'),
  },
  answers: { fetchPage: answer, fetchMore: answer },
  sees: {
    'prescription-list.loading': title,
    'prescription-list.shown': title,
    'prescription-list.extending': shown((page) => main(page).getByRole('button', { name: 'Loading...' })),
    'prescription-list.failed': shown((page) =>
      main(page).getByText('Couldn’t load the prescriptions. Try again.'),
    ),
  },
};
