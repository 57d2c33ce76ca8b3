import type { Page } from '@playwright/test';
import type { passwordSignInMachine } from '../../../src/machines/account/password-sign-in/password-sign-in.machine.ts';
import { fieldOf, type PageAdapter, press, shown, sentDirectly, type, unseen } from '../kit/page-adapter.qa.ts';

const main = (page: Page) => page.getByRole('main');
const identifier = (page: Page) => main(page).getByLabel('Mobile number or e-mail');
const button = (name: string) => (page: Page) => main(page).getByRole('button', { name, exact: true });
const says = (text: string | RegExp) => shown((page) => main(page).getByText(text).first());
const kept = 'The fields can’t be edited while the password is checked, or before the next try.';

/** /login, with a password (SES-05). */
export const passwordSignInPage: PageAdapter<typeof passwordSignInMachine> = {
  path: '/login',
  enter: (page) => page.getByRole('tab', { name: 'With a password' }).click(),
  alone: 'The shop would sign in a shopper who doesn’t exist and leave the page.',
  differs: { 'identifier.type': kept, 'password.type': kept },
  acts: {
    'identifier.type': type(identifier, fieldOf('text')),
    'password.type': type((page) => main(page).getByLabel('Password', { exact: true }), fieldOf('text')),
    'password.submit': press(button('Sign in')),
  },
  answers: {
    prove: sentDirectly('The check takes two steps in a worker; the password tests cover it with the server.'),
  },
  sees: {
    'password-sign-in.entering': shown(button('Sign in')),
    'password-sign-in.entering.typing': shown(identifier),
    'password-sign-in.entering.misfit': says(/^Enter your (?:mobile number or your e-mail address|password)$/u),
    'password-sign-in.entering.refused': says('That number or e-mail and password don’t match'),
    // The server's own words, which the plan has in English.
    'password-sign-in.entering.turnedAway': shown((page) => main(page).locator('text=This account is blocked')),
    'password-sign-in.entering.unanswered': says(
      'We couldn’t reach the shop. Check your connection and try again.',
    ),
    'password-sign-in.proving': shown(button('Signing in…')),
    'password-sign-in.limited': says(/^Too many attempts/u),
    'password-sign-in.signedIn': unseen('The shop leaves the page immediately.'),
  },
};
