import type { Page } from '@playwright/test';
import type { prescriptionListMachine } from '../../../src/machines/prescriptions/prescription-list/prescription-list.machine.ts';
import {
  fieldOf,
  type PageAdapter,
  pick,
  press,
  problem,
  served,
  shown,
  sentDirectly,
  type,
} from '../kit/page-adapter.qa.ts';
import { signedInToSign } from '../account/signed-in.qa.ts';

const main = (page: Page) => page.getByRole('main');
const title = shown((page) => main(page).getByRole('heading', { level: 1 }));
const answer = served(/\/v1\/prescription\/desk$/u, ({ output }) =>
  output === undefined
    ? problem(400, 'malformed-request')
    : { status: 200, json: { waiting: 1, ...(output as object) } },
);
const path = '/dashboard/prescriptions';
const reread = 'The list stays on the screen while it reloads.';

/** The prescriber's list; a patient's own is on the same chart, without search and filter (ACC-03). */
export const prescriptionListPage: PageAdapter<typeof prescriptionListMachine> = {
  path,
  enter: (page) => signedInToSign(page, path),
  ignored: {
    fields: ['failure', 'waitingOrders', 'waiting'],
    reason: 'A server that answers can’t pretend to be offline, and always says how many wait.',
  },
  differs: { 'list.more @ loading': reread, 'list.more @ failed': reread },
  acts: {
    'list.more': press((page) => main(page).getByRole('button', { name: 'Show more' })),
    'list.retry': press((page) => main(page).getByRole('button', { name: 'Try again' })),
    'search.type': type((page) => main(page).getByLabel('Find a prescription'), fieldOf('text')),
    'status.choose': pick((page) => main(page).getByLabel('Show', { exact: true }), fieldOf('status')),
    'prescription.sent': sentDirectly('Sent by the upload above a patient’s own list.'),
  },
  answers: { fetchPage: answer, fetchMore: answer },
  sees: {
    'prescription-list.loading': title,
    'prescription-list.shown': title,
    'prescription-list.typing': title,
    'prescription-list.extending': shown((page) => main(page).getByRole('button', { name: 'Loading...' })),
    'prescription-list.unadded': shown((page) =>
      main(page).getByText('Couldn’t load more prescriptions. Try again.'),
    ),
    'prescription-list.failed': shown((page) =>
      main(page).getByText('Couldn’t load the prescriptions. Try again.'),
    ),
  },
};
