import type { Page } from '@playwright/test';
import type { payMachine } from '../../../src/machines/checkout/pay/pay.machine.ts';
import { answered, type PageAdapter, press, served, shown, told, unseen } from '../kit/page-adapter.qa.ts';

const panel = (page: Page) => page.getByRole('region', { name: /^Payment of/u });
const button = (name: string | RegExp) => (page: Page) => panel(page).getByRole('button', { name, exact: true });
const says = (text: string | RegExp) => shown((page) => panel(page).getByText(text));
const here = shown(panel);
const asked = unseen('What the server says of it is all that the screen tells.');
const gone = unseen('The checkout goes on at once.');

/** The payment of an order (CHK-10). */
export const payPage: PageAdapter<typeof payMachine> = {
  path: '/checkout',
  through: { slug: 'checkout', id: 'pay' },
  alone: 'The flow that began it would end it.',
  veiled: { fields: ['failure'], reason: 'A server that answers cannot say that it does not.' },
  acts: {
    'gateway.open': press(button('Open the payment page')),
    'payment.check': press(
      button('Check now'),
      'The server is asked by itself; the button is for who waits for the bank.',
    ),
    'payment.retry': press(button(/^Pay ₹[\d,]+ again$/u)),
    'method.change': press(button('Pay by Card'), 'The way that has just failed is tried by the button above.'),
    'order.leave': press(button(/^(?:Pay another way|Start again|Choose another way to pay)$/u)),
    'payment.read': told('It tells itself that the server has answered.'),
  },
  answers: {
    fetchStatus: served(/\/v1\/payment\/status$/u, answered),
    retryPayment: served(/\/v1\/payment$/u, answered),
    cancelOrder: served(/\/v1\/order\/[^/]+\/cancel$/u, answered),
  },
  sees: {
    'pay.open': here,
    'pay.open.screen': here,
    'pay.open.screen.choosing': here,
    'pay.open.screen.pending': here,
    'pay.open.screen.pending.showingQr': says(/^Scan to pay/u),
    'pay.open.screen.pending.redirecting': says('Opening the payment page'),
    'pay.open.screen.pending.waiting': says('This page continues automatically after you pay.'),
    'pay.open.screen.checking': says('We are checking with your bank'),
    'pay.open.screen.failed': says('The payment didn’t go through'),
    'pay.open.screen.retrying': says('We’re starting another payment.'),
    'pay.open.screen.cancelling': says('We’re cancelling this order. Your cart stays.'),
    'pay.open.screen.expired': says('This payment has timed out'),
    'pay.open.answer': asked,
    'pay.open.answer.pausing': asked,
    'pay.open.answer.asking': asked,
    'pay.open.answer.unanswered': asked,
    'pay.paid': gone,
    'pay.left': gone,
  },
};
