import type { Page } from '@playwright/test';
import type { payMachine } from '../../../src/machines/checkout/pay/pay.machine.ts';
import { answered, type PageAdapter, press, served, shown, sentDirectly, unseen } from '../kit/page-adapter.qa.ts';

const panel = (page: Page) => page.getByRole('region', { name: /^Payment of/u });
const button = (name: string | RegExp) => (page: Page) => panel(page).getByRole('button', { name, exact: true });
const says = (text: string | RegExp) => shown((page) => panel(page).getByText(text));
const here = shown(panel);
const asked = unseen('The screen shows only what the server says about it.');
const gone = unseen('The checkout moves on immediately.');

/** The payment of an order (CHK-10). */
export const payPage: PageAdapter<typeof payMachine> = {
  path: '/checkout',
  through: { slug: 'checkout', id: 'pay' },
  alone: 'The flow that started it would stop it.',
  ignored: { fields: ['failure'], reason: 'A server that answers can’t pretend to be offline.' },
  others: {
    '^Pay by (?:UPI|netbanking)$': 'Every other method has such a button; the walks press one.',
  },
  acts: {
    'gateway.open': press(button('Open the payment page')),
    'payment.check': press(
      button('Check now'),
      'The server is asked automatically; the button is for people waiting for their bank.',
    ),
    'payment.retry': press(button(/^Pay ₹[\d,]+ again$/u)),
    'method.change': press(button('Pay by card'), 'The button above retries the method that has just failed.'),
    'order.leave': press(button(/^(?:Pay another way|Start again|Choose another way to pay)$/u)),
    'payment.read': sentDirectly('It sends this to itself once the server has answered.'),
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
