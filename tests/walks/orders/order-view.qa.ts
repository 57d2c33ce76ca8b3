import type { Page } from '@playwright/test';
import { failureOf } from '../../../src/domain/kit/failure.ts';
import { sampleOrder } from '../../../src/machines/orders/order-cases.ts';
import { sampleReturn } from '../../../src/machines/orders/order-view/order-view.cases.ts';
import type { orderViewMachine } from '../../../src/machines/orders/order-view/order-view.machine.ts';
import { signedIn } from '../account/signed-in.qa.ts';
import { type PageAdapter, press, problem, served, shown, sentDirectly } from '../kit/page-adapter.qa.ts';

const main = (page: Page) => page.getByRole('main');
const says = (text: string) => shown((page) => main(page).getByText(text));
const waiting = (page: Page) => page.getByText('Loading your order').or(order(page));
const order = (page: Page) => page.getByRole('heading', { level: 1, name: /^Order / });
const question = (page: Page) => page.getByRole('alertdialog');
const inQuestion = (name: RegExp) => (page: Page) => question(page).getByRole('button', { name });

/** One order in the dashboard; the confirmation of the checkout is on the same chart (CHK-07, ORD-02). */
export const orderViewPage: PageAdapter<typeof orderViewMachine> = {
  path: `/dashboard/orders/${sampleOrder.id}`,
  enter: async (page) => {
    await signedIn(page);
    await main(page).getByText('We couldn’t find this order').waitFor();
  },
  ignored: { fields: ['slug', 'body'], reason: 'The server’s problem has more details than the one in the walks.' },
  acts: {
    'order.retry': press(
      (page) => main(page).getByRole('button', { name: 'Try again' }),
      'An order on the screen reloads automatically, and a locked one asks to sign in first.',
    ),
    'prescription.named': sentDirectly('Sent by the prescription on this page, which has its own walks.'),
    'cancel.ask': press((page) => main(page).getByRole('button', { name: /^Cancel (?:order|unpacked items)$/u })),
    'withdraw.ask': press((page, { returnId }) =>
      main(page)
        .getByRole('button', { name: 'Withdraw return' })
        // A return of another order has no button.
        .filter(returnId === sampleReturn.id ? {} : { visible: false }),
    ),
    'cancel.confirm': press(inQuestion(/^(?:Cancel order|Withdraw return)$/u)),
    'cancel.refuse': press(inQuestion(/^Keep (?:order|return)$/u)),
  },
  answers: {
    readOrderId: sentDirectly('The device saves it, or doesn’t allow saving.'),
    fetchOrder: served(/\/v1\/order\/[^/]+$/u, (event) => {
      if (event['output'] !== undefined) return { status: 200, json: event['output'] };
      const failure = failureOf(event['error']);
      if (failure.kind === 'refused') return problem(failure.status, failure.slug);
      // A 426 would sign the whole shop out.
      return failure.kind === 'session-lost' ? problem(401, 'not-signed-in') : problem(400, 'malformed-request');
    }),
    callOff: served(/\/v1\/order\/[^/]+\/(?:cancel|return\/[^/]+\/withdraw)$/u, (event) =>
      event['output'] === undefined ? problem(409, 'conflict') : { status: 200, json: event['output'] },
    ),
  },
  sees: {
    'order-view.deciding': shown(waiting),
    'order-view.recalling': shown(waiting),
    'order-view.loading': shown(waiting),
    'order-view.unpaid': shown(order),
    'order-view.shown': shown(order),
    'order-view.asking': shown(question),
    'order-view.cancelling': shown(question),
    'order-view.missing': says('We couldn’t find this order'),
    'order-view.locked': says('Please sign in'),
    'order-view.failed': shown((page) => order(page).or(main(page).getByText('We couldn’t load your order'))),
  },
};
