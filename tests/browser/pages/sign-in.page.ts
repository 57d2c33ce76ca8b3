import type { Locator, Page } from '@playwright/test';
import { newestCode } from '../support/people/sign-in.ts';

/** Number and code, on a page of their own or as the first step of the checkout. */
export class SignInForm {
  readonly page: Page;
  readonly phone: Locator;
  readonly send: Locator;
  readonly code: Locator;
  readonly verify: Locator;
  readonly changeNumber: Locator;

  constructor(page: Page) {
    this.page = page;
    this.phone = page.getByLabel('Mobile number', { exact: true });
    this.send = page.getByRole('button', { name: 'Send code' });
    this.code = page.getByLabel('6 digit code');
    this.verify = page.getByRole('button', { name: 'Verify' });
    this.changeNumber = page.getByRole('button', { name: 'Change number' });
  }

  /** Asks for a code; the phone with +91. */
  async askFor(phone: string): Promise<void> {
    await this.phone.fill(phone.slice(3));
    await this.send.click();
    await this.code.waitFor();
  }

  /** From the number to the session. */
  async complete(phone: string): Promise<void> {
    await this.askFor(phone);
    await this.code.fill(await newestCode(this.page, phone));
  }
}
