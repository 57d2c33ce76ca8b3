import type { Page } from '@playwright/test';
import { samplePrescription } from '../../../src/machines/prescriptions/prescription-list/prescription-list.cases.ts';
import type { prescriptionViewMachine } from '../../../src/machines/prescriptions/prescription-view/prescription-view.machine.ts';
import { type PageAdapter, press, refusal, served, shown, sentDirectly } from '../kit/page-adapter.qa.ts';
import { signedIn } from '../account/signed-in.qa.ts';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => main(page).getByRole('heading', { level: 1, name: samplePrescription.number });

/** A patient's prescription (ACC-03). */
export const prescriptionViewPage: PageAdapter<typeof prescriptionViewMachine> = {
  path: `/dashboard/prescriptions/${samplePrescription.id}`,
  enter: signedIn,
  acts: {
    'prescription.retry': press((page) => main(page).getByRole('button', { name: 'Try again' })),
    'prescription.sent': sentDirectly('Sent by the upload below, which has its own walks.'),
  },
  answers: {
    fetchPrescription: served(/\/v1\/prescription\/[^/]+$/u, ({ output, error }) =>
      output === undefined ? refusal(error, 400) : { status: 200, json: output },
    ),
  },
  sees: {
    'prescription-view.loading': shown((page) =>
      main(page).getByText('Loading the prescription').or(title(page)).first(),
    ),
    'prescription-view.shown': shown(title),
    'prescription-view.missing': shown((page) => main(page).getByText('We couldn’t find this prescription')),
    'prescription-view.failed': shown((page) => main(page).getByText('Couldn’t load the prescription.')),
  },
};
