import type { Page } from '@playwright/test';
import type { accountFormMachine } from '../../../src/machines/account/account-form/account-form.machine.ts';
import {
  fieldOf,
  hidden,
  type PageAdapter,
  press,
  problem,
  served,
  shown,
  sentDirectly,
  type,
  type WalkedEvent,
} from '../kit/page-adapter.qa.ts';

const main = (page: Page) => page.getByRole('main');
const button = (name: string) => (page: Page) => main(page).getByRole('button', { name, exact: true });
const field = (name: string) => (page: Page) => main(page).locator(`form [name="${name}"]`);
const code = (page: Page) => main(page).getByLabel('6 digit code');
const sent = shown((page) => main(page).getByText(/^Code sent to/u));
const either = shown((page) => field('firstName')(page).or(code(page)));
const form = shown(field('firstName'));
const open = sentDirectly('This form is always open; the one in the profile has buttons to open and close it.');
const asked = 'The fields can’t be edited while the server is being asked, or before the next try.';

/** What the server answers instead of sending a code: please wait, or which fields it refused. */
function codeAnswer({ output }: WalkedEvent) {
  if (output === undefined) return problem(503, 'temporarily-unavailable');
  const { kind, fields } = output as Record<string, unknown>;
  if (kind === 'sent') return { status: 202, json: output };
  if (kind === 'unavailable') return problem(503, 'codes-unavailable', { 'retry-after': '60' });
  if (kind === 'limited') return problem(429, 'rate-limited', { 'retry-after': '60' });
  if (kind === 'paused') return problem(429, 'code-just-sent', { 'retry-after': '60' });
  const errors = Object.entries(fields ?? {}).map(([name, message]) => ({ field: name, message: String(message) }));
  return problem(422, 'invalid-input', {}, { errors });
}

/** /register, with the form that every change of an account uses (SES-05). */
export const accountFormPage: PageAdapter<typeof accountFormMachine> = {
  path: '/register',
  alone: 'The shop would sign in a shopper who doesn’t exist and leave the page.',
  ignored: { fields: ['limitedUntil'], reason: 'It’s counted from the moment the answer arrives.' },
  differs: {
    'field.type': asked,
    'code.type': asked,
    'form.change @ submitting': 'The code has been sent; its answer comes first.',
    'form.submit @ limited': 'The notice above says how long to wait.',
    'form.submit @ paused': 'The notice above says how long to wait.',
    'form.submit @ unavailable': 'The notice above says how long to wait.',
    'form.submit @ done': 'The shop leaves the page immediately.',
  },
  acts: {
    'form.open': open,
    'form.close': open,
    'form.submit': press(button('Send code')),
    'form.change': press(button('Change'), 'With the fields on the screen, there’s nothing to go back to.'),
    'field.type': type((page, event) => field(fieldOf('field')(event) || 'email')(page), fieldOf('text')),
    'code.type': type(code, fieldOf('text')),
    'code.resend': press(button('Send the code again')),
    'step.retry': press(button('Try again')),
  },
  answers: {
    sendCode: served(/\/(?:otp|email)\/send$/u, codeAnswer),
    submit: sentDirectly(
      'It takes up to three calls, and a worker hashes the password; the account tests cover both.',
    ),
  },
  sees: {
    'account-form.closed': hidden(field('firstName')),
    'account-form.editing': form,
    'account-form.editing.calm': form,
    'account-form.editing.misfit': form,
    'account-form.editing.refused': form,
    'account-form.sending': shown(button('One moment…')),
    'account-form.unsent': shown((page) => main(page).getByText('We couldn’t send the code.')),
    'account-form.codeAwaited': sent,
    'account-form.codeAwaited.pausing': shown((page) =>
      main(page).getByRole('button', { name: /^Send the code again in/u }),
    ),
    'account-form.codeAwaited.ready': shown(button('Send the code again')),
    'account-form.submitting': either,
    'account-form.unsubmitted': shown((page) => main(page).getByText('We couldn’t reach the shop.')),
    'account-form.limited': shown((page) => main(page).getByText('Too many attempts.')),
    'account-form.paused': shown((page) => main(page).getByText('We sent a code a moment ago.')),
    'account-form.unavailable': shown((page) => main(page).getByText('We can’t send codes right now.')),
    'account-form.done': form,
  },
};
