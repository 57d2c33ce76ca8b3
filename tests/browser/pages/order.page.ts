import { expect, type Locator, type Page } from '@playwright/test';

/** /order-success. */
export class OrderPage {
  readonly page: Page;
  readonly title: Locator;
  readonly summary: Locator;

  constructor(page: Page) {
    this.page = page;
    this.title = page.getByRole('heading', { level: 1 });
    this.summary = page.getByRole('link', { name: 'Order summary' });
  }

  /** Waits until the order is there and confirmed. Answers its number. */
  async confirmed(): Promise<string> {
    await expect(this.page).toHaveURL(/\/order-success\?order=[0-9a-f-]{36}$/u, { timeout: 40_000 });
    await expect(this.title).toHaveText('Thank you, your order is confirmed');
    return (await this.page.getByText(/^Order M\d/u).innerText()).replace('Order ', '');
  }

  section(name: string): Locator {
    return this.page.getByRole('region', { name });
  }
}
