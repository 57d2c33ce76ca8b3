import { formatRupees } from '../../../../src/domain/kit/money/money.ts';
import { escaped, plainPage } from '../../../platform/http/html.ts';
import { lateSeconds, type SandboxChoice } from './sandbox-bank.ts';
import type { SandboxRow } from './sandbox.ts';

const methods: Readonly<Record<string, string>> = { upi: 'UPI', card: 'Card', netbanking: 'Netbanking' };

const choices: readonly { readonly choice: SandboxChoice; readonly label: string; readonly meaning: string }[] = [
  { choice: 'pay', label: 'Pay', meaning: 'The bank approves at once.' },
  { choice: 'fail', label: 'Decline', meaning: 'The bank declines.' },
  {
    choice: 'late',
    label: 'Pay late',
    meaning: `The bank approves after ${lateSeconds} seconds. The shop has to wait.`,
  },
  { choice: 'less', label: 'Pay ₹1 less', meaning: 'The bank charges ₹1 less than the order.' },
  { choice: 'more', label: 'Pay ₹100 more', meaning: 'The bank charges ₹100 more than the order.' },
  { choice: 'stall', label: 'Say nothing', meaning: 'The bank never answers.' },
];

/** The sandbox bank's payment page, where the visitor picks the bank's answer. */
export function sandboxPayPage(payment: SandboxRow): string {
  const { provider_order_id: id, amount, method, state, return_url: back } = payment;
  const facts = `<p>No money moves here. You decide what the bank answers.</p>
<table><tbody><tr><th scope="row">To pay</th><td><strong>${escaped(formatRupees(amount))}</strong></td></tr>
<tr><th scope="row">To</th><td>The sandbox of the shop</td></tr>
<tr><th scope="row">By</th><td>${escaped(methods[method] ?? method)}</td></tr>
<tr><th scope="row">Reference</th><td><code>${escaped(id)}</code></td></tr></tbody></table>`;
  const isOver = state === 'paid' || state === 'failed';
  const answer = isOver
    ? `<p role="status">${state === 'paid' ? 'This payment went through.' : 'This payment was declined.'}</p>`
    : `<form method="post" action="/sandbox/pay/${escaped(id)}">${choices.map(row).join('')}</form>`;
  return plainPage('Sandbox bank', `${facts}${answer}<p><a href="${escaped(back)}">Back to the shop</a></p>`);
}

function row({ choice, label, meaning }: (typeof choices)[number]): string {
  return `<p><button name="choice" value="${choice}">${label}</button> ${meaning}</p>`;
}
