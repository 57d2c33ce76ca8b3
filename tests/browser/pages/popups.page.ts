import type { Page } from '@playwright/test';

/** The flash sale, the offers beside a page, and the offer in the cart. */
export class Popups {
  readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  get sale() {
    return this.page.getByRole('dialog', { name: 'Half off, while the diya burns' });
  }

  get offer() {
    return this.page.getByRole('dialog', { name: 'Ten percent, today' });
  }

  get cartOffer() {
    return this.page.getByRole('region', { name: 'Offer: Ten percent, today' });
  }

  /** '4:58' as seconds. */
  async saleSeconds(): Promise<number> {
    const text = await this.sale.getByRole('timer').innerText();
    const [minutes = 0, seconds = 0] = text.split(':').map(Number);
    return minutes * 60 + seconds;
  }

  /** What the session keeps under a key; null without it. */
  kept(key: string): Promise<unknown> {
    return this.page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? 'null') as unknown, key);
  }
}
