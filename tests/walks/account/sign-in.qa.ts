import type { Page } from '@playwright/test';
import type { signInMachine } from '../../../src/machines/account/sign-in/sign-in.machine.ts';
import {
  fieldOf,
  type PageAdapter,
  press,
  problem,
  sentDirectly,
  served,
  shown,
  type,
  unseen,
} from '../kit/page-adapter.qa.ts';

const button = (name: string) => (page: Page) => page.getByRole('main').getByRole('button', { name, exact: true });
const phone = (page: Page) => page.getByLabel('Mobile number');
const code = (page: Page) => page.getByLabel('6 digit code');
const onPhoneStep = 'The first step shows the number field itself, so there’s nothing to change.';

const asked = 'The field can’t be edited while the server is being asked, or before the next try.';

/** /login, from the number to the code (SES-04). */
export const signInPage: PageAdapter<typeof signInMachine> = {
  path: '/login',
  ignored: { fields: ['limitedUntil'], reason: 'It’s counted from the moment the answer arrives.' },
  differs: {
    'phone.type': asked,
    'code.type': asked,
    'code.submit': 'An incomplete code moves the focus back to its field.',
    'phone.submit @ limited': 'The notice above says how long to wait.',
    'phone.submit @ paused': 'The notice above says how long to wait.',
    'phone.submit @ unavailable': 'The notice above says how long to wait.',
  },
  acts: {
    'phone.type': type(phone, fieldOf('text')),
    'phone.submit': press(button('Send code')),
    'phone.change': press(button('Change number'), onPhoneStep),
    'code.type': type(code, fieldOf('text')),
    'code.submit': press(button('Verify')),
    'code.resend': press(button('Send the code again')),
    'step.retry': press(button('Try again')),
  },
  answers: {
    readProgress: sentDirectly('The answer comes from what the tab kept.'),
    sendCode: served(/\/otp\/send$/u, ({ output }) => {
      if (output === undefined) return problem(400, 'malformed-request');
      const kind: unknown = Reflect.get(output as object, 'kind');
      if (kind === 'sent') return { status: 202, json: output };
      if (kind === 'unavailable') return problem(503, 'codes-unavailable', { 'retry-after': '60' });
      return problem(429, kind === 'paused' ? 'code-just-sent' : 'rate-limited', { 'retry-after': '60' });
    }),
    verifyCode: served(/\/otp\/verify$/u, ({ output }) => {
      if (output === undefined) return problem(500, 'internal-error');
      const { kind, token, user, message } = output as Record<string, unknown>;
      if (kind === 'right') return { status: 200, json: { token, user } };
      return kind === 'wrong'
        ? problem(422, 'invalid-input', {}, { errors: [{ field: 'code', message }] })
        : problem(429, 'rate-limited', { 'retry-after': '60' });
    }),
  },
  sees: {
    'sign-in.restoring': unseen('It lasts no longer than a look into the tab’s own storage.'),
    'sign-in.entering': shown(phone),
    'sign-in.entering.typing': shown(button('Send code')),
    'sign-in.entering.misfit': shown((page) => page.getByText('Enter a 10 digit mobile number')),
    'sign-in.sending': shown(button('Sending…')),
    'sign-in.unsent': shown((page) => page.getByText('We couldn’t send the code.')),
    'sign-in.codeAwaited': shown((page) => page.getByText(/^Code sent to/u)),
    'sign-in.codeAwaited.code': shown(code),
    'sign-in.codeAwaited.code.typing': shown(code),
    'sign-in.codeAwaited.code.refused': shown((page) =>
      // The server's words, which it has in the reader's language itself.
      page.getByRole('alert').first(),
    ),
    'sign-in.codeAwaited.resend': shown((page) => page.getByRole('button', { name: /^Send the code again/u })),
    'sign-in.codeAwaited.resend.pausing': shown((page) =>
      page.getByRole('button', { name: /^Send the code again in/u }),
    ),
    'sign-in.codeAwaited.resend.ready': shown(button('Send the code again')),
    'sign-in.verifying': shown(button('Checking…')),
    'sign-in.unverified': shown((page) => page.getByText('We couldn’t check the code.')),
    'sign-in.limited': shown((page) => page.getByText('Too many attempts.')),
    'sign-in.paused': shown((page) => page.getByText('We sent a code a moment ago.')),
    'sign-in.unavailable': shown((page) => page.getByText('We can’t send codes right now.')),
    'sign-in.signedIn': unseen('The shop leaves the page immediately.'),
  },
};
