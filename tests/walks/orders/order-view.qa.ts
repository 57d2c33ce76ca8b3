import type { Page } from '@playwright/test';
import { failureOf } from '../../../src/domain/kit/failure.ts';
import type { orderViewMachine } from '../../../src/machines/orders/order-view/order-view.machine.ts';
import { type PageAdapter, press, problem, served, shown, sentDirectly } from '../kit/page-adapter.qa.ts';

const title = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });
const waiting = (page: Page) => page.getByText('Loading your order').or(page.getByRole('heading', { level: 1 }));

const elsewhere = 'This page shows an order; its page in the dashboard cancels it.';

/** /order-success, for the order in the address or the device's last one (CHK-07). */
export const orderViewPage: PageAdapter<typeof orderViewMachine> = {
  path: '/order-success?order=2f1c3b5a-7d90-4b8f-9c6e-6a3f4a519d7e',
  ignored: { fields: ['slug', 'body'], reason: 'The server’s problem has more details than the one in the walks.' },
  acts: {
    'order.retry': press(
      (page) => page.getByRole('button', { name: 'Try again' }),
      'An order on the screen reloads automatically, and a locked one asks to sign in first.',
    ),
    'prescription.named': sentDirectly('Sent on the order’s page in the dashboard, not on this one.'),
    'cancel.ask': sentDirectly(elsewhere),
    'withdraw.ask': sentDirectly(elsewhere),
    'cancel.confirm': sentDirectly(elsewhere),
    'cancel.refuse': sentDirectly(elsewhere),
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
    'order-view.unpaid': shown(title('We are checking with your bank')),
    'order-view.shown': shown((page) => page.getByRole('heading', { level: 1 })),
    'order-view.asking': shown((page) => page.getByRole('heading', { level: 1 })),
    'order-view.cancelling': shown((page) => page.getByRole('heading', { level: 1 })),
    'order-view.missing': shown(title('We couldn’t find this order')),
    'order-view.locked': shown(title('Please sign in')),
    'order-view.failed': shown((page) => page.getByRole('heading', { level: 1 })),
  },
};
