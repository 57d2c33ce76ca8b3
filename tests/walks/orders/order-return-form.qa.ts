import type { Page } from '@playwright/test';
import { sampleOrder } from '../../../src/machines/orders/order-cases.ts';
import type { orderReturnFormMachine } from '../../../src/machines/orders/order-return-form/order-return-form.machine.ts';
import {
  answered,
  choose,
  count,
  fieldOf,
  hand,
  type PageAdapter,
  photoOf,
  press,
  problem,
  refusal,
  served,
  shown,
  sentDirectly,
  type,
  unseen,
} from '../kit/page-adapter.qa.ts';
import { signedIn } from '../account/signed-in.qa.ts';

const main = (page: Page) => page.getByRole('main');
const button = (name: string | RegExp) => (page: Page) => main(page).getByRole('button', { name, exact: true });
const radio = (name: RegExp) => (page: Page) => main(page).getByRole('radio', { name });
const title = (name: string) => shown((page) => main(page).getByRole('heading', { level: 1, name }));
const form = title('Return items');
const asking = 'The form can’t be edited while the server is being asked.';

/** Returning items of an order (ORD-04). */
export const orderReturnFormPage: PageAdapter<typeof orderReturnFormMachine> = {
  path: `/dashboard/orders/${sampleOrder.id}/return`,
  enter: signedIn,
  ignored: {
    fields: ['failure', 'key'],
    reason: 'The device makes the key, and the server’s problem has more details than the one in the walks.',
  },
  differs: {
    'units.set @ asking': asking,
    'reason.choose @ asking': asking,
    'note.type @ asking': asking,
    'refund.choose @ asking': asking,
    'photo.remove @ asking': asking,
  },
  acts: {
    'order.retry': press(button('Try again')),
    'units.set': count(
      (page) => main(page).getByRole('group', { name: 'Quantity of Sleep Mantra' }),
      ({ quantity }) => Number(quantity),
    ),
    'reason.choose': choose(radio(/^It’s broken/u)),
    'note.type': type((page) => main(page).getByLabel('Anything else'), fieldOf('text')),
    'refund.choose': choose(radio(/^To your wallet/u)),
    'upi.type': sentDirectly('Only orders paid in cash ask for a UPI address; the sample was paid by UPI.'),
    'photo.choose': hand((page) => main(page).getByLabel('Add a photo', { exact: true }), photoOf),
    'photo.remove': press(button('Remove cap.png'), 'Only an added photo can be removed.'),
    'return.submit': press(button('Request return')),
  },
  answers: {
    openForm: served(/\/v1\/order\/[^/]+$/u, ({ output, error }) =>
      output === undefined
        ? refusal(error, 400)
        : { status: 200, json: Reflect.get(output as object, 'answer') as unknown },
    ),
    previewReturn: served(/\/return\/preview$/u, answered),
    sendPhoto: served(/\/return\/photo$/u, ({ output }) =>
      output === undefined ? problem(415, 'unsupported-file') : { status: 201, json: { id: output } },
    ),
    askReturn: served(/\/v1\/order\/[^/]+\/return$/u, ({ output, error }) =>
      output === undefined ? refusal(error) : { status: 201, json: output },
    ),
  },
  sees: {
    'order-return-form.loading': shown((page) => page.getByText('Loading your order')),
    'order-return-form.filling': form,
    'order-return-form.filling.weighing': unseen('It’s over before anything can be drawn.'),
    'order-return-form.filling.empty': shown((page) => main(page).getByText(/^Choose items to see your refund/u)),
    'order-return-form.filling.previewing': shown((page) =>
      main(page).getByText(/^(?:Calculating|What you paid for these items)/u),
    ),
    'order-return-form.filling.unknown': shown(button('Try again')),
    'order-return-form.filling.ready': shown((page) => main(page).getByText(/^What you paid for these items/u)),
    'order-return-form.filling.attaching': shown((page) => main(page).getByText('Uploading the photo…')),
    'order-return-form.asking': shown(button('Sending…')),
    'order-return-form.asked': title('We have your return request'),
    'order-return-form.closed': title('Nothing to return'),
    'order-return-form.missing': title('We couldn’t find this order'),
    'order-return-form.failed': title('We couldn’t load your order'),
  },
};
