import type { Page } from '@playwright/test';
import { awaitingPrescription, orderAnswer, sampleOrder } from '../../../src/machines/orders/order-cases.ts';
import { samplePrescription } from '../../../src/machines/prescriptions/prescription-list/prescription-list.cases.ts';
import type { prescriptionNeedMachine } from '../../../src/machines/prescriptions/prescription-need/prescription-need.machine.ts';
import {
  type PageAdapter,
  press,
  problem,
  refusal,
  served,
  shown,
  sentDirectly,
  unseen,
} from '../kit/page-adapter.qa.ts';
import { signedIn } from '../account/signed-in.qa.ts';

const part = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Prescription', exact: true });
const use = (page: Page) => part(page).getByRole('button', { name: `Use ${samplePrescription.number}` });
const says = (words: string | RegExp) => shown((page) => part(page).getByText(words));

/** On the page of an order waiting for a prescription (ORD-06). */
export const prescriptionNeedPage: PageAdapter<typeof prescriptionNeedMachine> = {
  path: `/dashboard/orders/${sampleOrder.id}`,
  stubs: [{ path: /\/v1\/order\/[^/]+$/u, json: awaitingPrescription }],
  enter: async (page) => {
    await signedIn(page);
    await part(page).waitFor();
  },
  alone: 'The order would reload.',
  ignored: { fields: ['failure'], reason: 'The server’s problem has more details than the one in the walks.' },
  acts: {
    'need.retry': press((page) => part(page).getByRole('button', { name: 'Try again' })),
    'prescription.sent': sentDirectly('Sent by the upload below, which has its own walks.'),
    'prescription.name': press(use),
  },
  answers: {
    fetchOwn: served(/\/v1\/prescription$/u, ({ output }) =>
      output === undefined
        ? problem(400, 'malformed-request')
        : { status: 200, json: { total: 1, waitingOrders: [], prescriptions: output } },
    ),
    namePrescription: served(/\/v1\/order\/[^/]+\/prescription$/u, ({ type, error }) =>
      type.startsWith('xstate.error') ? refusal(error) : { status: 200, json: orderAnswer() },
    ),
  },
  sees: {
    'prescription-need.loading': shown((page) =>
      part(page)
        .getByText('Loading your prescriptions')
        .or(part(page).getByRole('button', { name: /^Use /u, disabled: true })),
    ),
    'prescription-need.covered': says(/^(?:Your prescription covers it|A prescription is needed)$/u),
    'prescription-need.submitted': says(/^(?:Your prescription is being reviewed|A prescription is needed)$/u),
    'prescription-need.wanted': says('A prescription is needed'),
    'prescription-need.naming': shown(use),
    'prescription-need.named': unseen('The order reloads immediately.'),
    'prescription-need.failed': says('Couldn’t load your prescriptions.'),
  },
};
