import { expect, type Locator, type Page } from '@playwright/test';
import { fillCart, lines } from '../support/shop/carts.ts';
import { signIn } from '../support/people/sign-in.ts';
import { SignInForm } from './sign-in.page.ts';

export const address = { pincode: '560066', name: 'Ananya Rao', line1: '4B, Palm Residency' } as const;

type Method = 'UPI' | 'Card' | 'Netbanking' | 'Cash on delivery';

/** /checkout and /checkout/payment. */
export class CheckoutPage {
  readonly page: Page;
  readonly signIn: SignInForm;
  readonly whereTitle: Locator;
  readonly payTitle: Locator;
  readonly pincode: Locator;
  readonly name: Locator;
  readonly line1: Locator;
  readonly city: Locator;
  readonly state: Locator;
  readonly goOn: Locator;
  readonly placeOrder: Locator;
  readonly pay: Locator;

  constructor(page: Page) {
    this.page = page;
    this.signIn = new SignInForm(page);
    this.whereTitle = page.getByRole('heading', { level: 1, name: 'Where should we deliver?' });
    this.payTitle = page.getByRole('heading', { level: 1, name: 'How would you like to pay?' });
    this.pincode = page.getByLabel('Pincode');
    this.name = page.getByLabel('Full name');
    this.line1 = page.getByLabel('Flat or house number, building');
    this.city = page.getByLabel('City or town');
    this.state = page.getByLabel('State', { exact: true });
    this.goOn = page.getByRole('button', { name: 'Continue to payment' });
    this.placeOrder = page.getByRole('button', { name: 'Place order' });
    this.pay = page.getByRole('button', { name: /^Pay ₹/u });
  }

  async open(): Promise<void> {
    await this.page.goto('/checkout');
    await expect(this.whereTitle).toBeVisible();
  }

  method(name: Method): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^${name}`, 'u') });
  }

  /** Fills in a new address, and waits until the pincode has said its place. */
  async fillAddress(): Promise<void> {
    await this.pincode.fill(address.pincode);
    await this.name.fill(address.name);
    await this.line1.fill(address.line1);
    await expect(this.city).toHaveValue('Bengaluru');
  }

  /** From the address step to the methods. */
  async reachPayment(): Promise<void> {
    await this.fillAddress();
    await this.goOn.click();
    await expect(this.payTitle).toBeVisible();
    await expect(this.page).toHaveURL('/checkout/payment');
  }

  async choose(name: Method): Promise<void> {
    await this.method(name).check();
    await expect(this.method(name)).toBeChecked();
  }

  /** The order beside the form: on phones it is unfolded first. */
  async summary(): Promise<Locator> {
    const folded = this.page.locator('details').filter({ hasText: 'Show order' });
    const beside = this.page.getByRole('complementary', { name: 'Your order' });
    // The server draws the heading; the steps and the order follow it.
    await folded.or(beside).filter({ visible: true }).first().waitFor();
    if (!(await folded.isVisible())) return beside;
    if ((await folded.getAttribute('open')) === null) await folded.locator('summary').first().click();
    return folded;
  }

  /** What is charged, once the server has priced it, as '₹2,535'. */
  async total(): Promise<string> {
    const summary = await this.summary();
    await expect(summary.locator('[aria-busy]')).toHaveAttribute('aria-busy', 'false');
    const total = summary.getByRole('definition').last();
    await expect(total).toContainText('₹');
    return /₹[\d,]+/u.exec(await total.innerText())?.[0] ?? '';
  }
}

/** Signed in, with something to buy, on the address step. */
export async function startCheckout(page: Page, phone: string): Promise<CheckoutPage> {
  await signIn(page, phone);
  await fillCart(page, lines.sleep, lines.peace);
  const checkout = new CheckoutPage(page);
  await checkout.open();
  await expect(checkout.pincode).toBeVisible();
  return checkout;
}

/** The bank of the sandbox; who tries the shop decides what it says. */
export async function letBank(page: Page, answer: 'Pay' | 'Decline' | 'Pay late' | 'Say nothing'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sandbox bank' })).toBeVisible();
  await page.getByRole('button', { name: answer, exact: true }).click();
}
