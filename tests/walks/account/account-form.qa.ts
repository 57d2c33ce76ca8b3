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
  told,
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
const open = told('This form is open from the start; the same of the profile has buttons to open and close it.');
const asked = 'The fields keep what they hold while the server is asked, and until it is tried again.';

/** What the server says instead of a code: it asks to wait, or names what it would not take. */
function codeAnswer({ output }: WalkedEvent) {
  if (output === undefined) return problem(503, 'temporarily-unavailable');
  const { kind, fields } = output as Record<string, unknown>;
  if (kind === 'sent') return { status: 202, json: output };
  if (kind === 'unavailable') return problem(503, 'codes-unavailable', { 'retry-after': '60' });
  if (kind === 'limited') return problem(429, 'rate-limited', { 'retry-after': '60' });
  const errors = Object.entries(fields ?? {}).map(([name, message]) => ({ field: name, message: String(message) }));
  return problem(422, 'invalid-input', {}, { errors });
}

/** /register, with the form that every change of an account uses (SES-05). */
export const accountFormPage: PageAdapter<typeof accountFormMachine> = {
  path: '/register',
  alone: 'The shop would open the session of nobody and leave the page.',
  veiled: { fields: ['limitedUntil'], reason: 'It is reckoned from the moment of the answer.' },
  differs: {
    'field.type': asked,
    'code.type': asked,
    'form.change @ submitting': 'The code that was typed is answered first.',
    'form.submit @ limited': 'The notice above it says how long to wait.',
    'form.submit @ unavailable': 'The notice above it says how long to wait.',
    'form.submit @ done': 'The shop leaves the page at once.',
  },
  acts: {
    'form.open': open,
    'form.close': open,
    'form.submit': press(button('Send code')),
    'form.change': press(button('Change'), 'Where the fields are on the screen there is nothing to go back to.'),
    'field.type': type((page, event) => field(fieldOf('field')(event) || 'email')(page), fieldOf('text')),
    'code.type': type(code, fieldOf('text')),
    'code.resend': press(button('Send the code again')),
    'step.retry': press(button('Try again')),
  },
  answers: {
    sendCode: served(/\/(?:otp|email)\/send$/u, codeAnswer),
    submit: told('It is up to three calls, and a password is worked on in a worker; tests of accounts go them.'),
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
    'account-form.unsubmitted': shown((page) => main(page).getByText('No answer came.')),
    'account-form.limited': shown((page) => main(page).getByText('Too many tries.')),
    'account-form.unavailable': shown((page) => main(page).getByText('We can’t send codes right now.')),
    'account-form.done': form,
  },
};
