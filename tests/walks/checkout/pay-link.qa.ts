import type { Page } from '@playwright/test';
import type { payLinkMachine } from '../../../src/machines/checkout/pay-link/pay-link.machine.ts';
import {
  choose,
  fieldOf,
  type PageAdapter,
  press,
  refusal,
  sentDirectly,
  served,
  shown,
} from '../kit/page-adapter.qa.ts';

const main = (page: Page) => page.getByRole('main');
const button = (name: string | RegExp) => (page: Page) => main(page).getByRole('button', { name, exact: true });
const title = (name: string | RegExp) => shown((page) => main(page).getByRole('heading', { level: 1, name }));
const order = title(/^(?:Your order|Change your order)$/u);
const payment = (page: Page) => main(page).getByRole('region', { name: /^Payment of/u });

/** Paying by the link in a message (DRF-01). */
export const payLinkPage: PageAdapter<typeof payLinkMachine> = {
  path: `/pay/${'a'.repeat(46)}`,
  ignored: { fields: ['failure'], reason: 'The server’s problem has more details than the one in the walks.' },
  first: { slug: 'pay-link', id: 'pay', shows: payment },
  acts: {
    'method.choose': choose(
      (page, event) =>
        main(page).getByRole('radio', {
          name: fieldOf('method')(event) === 'cod' ? /^Cash on delivery/u : /^Card/u,
        }),
      'A way that isn’t offered here can’t be chosen.',
    ),
    'changes.accept': press(button(/^Continue with/u)),
    'order.place': press((page) => main(page).locator('form button[type=submit]')),
    'link.retry': press(button('Try again')),
  },
  answers: {
    openLink: served(/\/v1\/pay-link\/[^/]+\/open$/u, ({ output, error }) =>
      output === undefined ? refusal(error, 400) : { status: 200, json: output },
    ),
    placeOrder: served(/\/v1\/pay-link\/[^/]+\/order$/u, ({ output, error }) =>
      output === undefined ? refusal(error, 400) : { status: 200, json: output },
    ),
    pay: sentDirectly('The result comes from the payment, which has its own walks.'),
  },
  sees: {
    'pay-link.loading': title('One moment'),
    'pay-link.changed': title('Something changed'),
    'pay-link.reviewing': order,
    'pay-link.reviewing.calm': order,
    'pay-link.reviewing.refused': order,
    'pay-link.placing': shown(button(/^(?:Placing your order|Starting your payment)…$/u)),
    'pay-link.paying': title(/^Pay (?:for your order|the difference)$/u),
    'pay-link.paid': title(/^(?:Thank you for your order|Your order is changed)$/u),
    'pay-link.soldOut': title('This has just sold out'),
    'pay-link.missing': title('This link no longer works'),
    'pay-link.failed': title('We couldn’t load your order'),
  },
};
