import { formatRupees } from '../../../../src/domain/kit/money/money.ts';
import { escaped, plainPage } from '../../../platform/http/html.ts';
import {
  debitChoices,
  type DebitChoice,
  isMandateChoice,
  type MandateChoice,
  mandateChoices,
  type SandboxMandateRow,
} from './sandbox-mandates.ts';

const methods = { upi: 'UPI Autopay', card: 'Card' } as const;
const plans = { weekly: 'Once a week', monthly: 'Once a month' } as const;

const states: Readonly<Record<SandboxMandateRow['state'], string>> = {
  open: 'Waiting for your answer',
  stalled: 'Waiting for the bank',
  granted: 'On',
  refused: 'Refused',
  paused: 'Paused',
  revoked: 'Ended',
};

const choices: Readonly<Record<MandateChoice, { label: string; meaning: string }>> = {
  grant: { label: 'Allow', meaning: 'The shop may debit as above.' },
  refuse: { label: 'Refuse', meaning: 'The shop may debit nothing.' },
  stall: { label: 'Say nothing', meaning: 'The bank does not answer yet.' },
  pause: { label: 'Pause', meaning: 'No debits until you resume it.' },
  resume: { label: 'Resume', meaning: 'The shop may debit again.' },
  revoke: { label: 'End it', meaning: 'The shop may debit nothing more.' },
};

const debits: Readonly<Record<DebitChoice, string>> = {
  pay: 'Pay debits',
  fail: 'Decline debits',
  stall: 'Don’t answer debits',
  late: 'Pay debits late',
};

/** The sandbox bank's mandate page: limit, frequency and the payer's choice. */
export function sandboxMandatePage(mandate: SandboxMandateRow): string {
  const { provider_id: id, ceiling, plan, method, state, return_url: back } = mandate;
  const open = mandateChoices.filter((choice) => isMandateChoice(state, choice));
  const facts = `<p>No money moves here. You decide what the bank answers.</p>
<table><tbody><tr><th scope="row">May debit</th><td>The sandbox of the shop</td></tr>
<tr><th scope="row">At most</th><td><strong>${escaped(formatRupees(ceiling))}</strong> each time</td></tr>
<tr><th scope="row">How often</th><td>${plans[plan]}</td></tr>
<tr><th scope="row">From</th><td>${methods[method]}</td></tr>
<tr><th scope="row">Stands</th><td role="status">${states[state]}</td></tr>
<tr><th scope="row">Reference</th><td><code>${escaped(id)}</code></td></tr></tbody></table>`;
  const answers = open
    .map((choice) => {
      const { label, meaning } = choices[choice];
      return `<p><button name="choice" value="${choice}">${label}</button> ${meaning}</p>`;
    })
    .join('');
  const form =
    open.length === 0 ? '' : `<form method="post" action="/sandbox/mandate/${escaped(id)}">${answers}</form>`;
  return plainPage(
    'Sandbox bank',
    `${facts}${form}${debitForm(mandate)}<p><a href="${escaped(back)}">Back to the shop</a></p>`,
  );
}

function debitForm({ provider_id: id, state, debits: chosen }: SandboxMandateRow): string {
  if (state !== 'granted') return '';
  const buttons = debitChoices
    .map((choice) => {
      const mark = choice === chosen ? ' aria-pressed="true"' : '';
      return `<p><button name="debits" value="${choice}"${mark}>${debits[choice]}</button>${choice === chosen ? ' (so now)' : ''}</p>`;
    })
    .join('');
  return `<h2>What the bank says to debits</h2><form method="post" action="/sandbox/mandate/${escaped(id)}">${buttons}</form>`;
}
