import { expect, type Locator, type Page } from '@playwright/test';

/** What every page of the shop has around it: the bar, the drawer, the toasts. */
export class ShopFrame {
  readonly page: Page;
  readonly cartButton: Locator;
  readonly drawer: Locator;
  readonly closeCart: Locator;
  readonly buyNow: Locator;
  readonly toast: Locator;
  readonly splash: Locator;

  constructor(page: Page) {
    this.page = page;
    this.cartButton = page.getByRole('button', { name: /^Open cart, \d+ items?$/u });
    this.drawer = page.getByRole('dialog', { name: /^Your (?:Diwali )?Cart$/u });
    this.closeCart = this.drawer.getByRole('button', { name: 'Close cart' });
    this.buyNow = this.drawer.getByRole('button', { name: 'Buy Now' });
    this.toast = page.getByRole('region', { name: /^Notifications/u }).getByRole('listitem');
    this.splash = page.getByTestId('splash');
  }

  async open(path = '/'): Promise<void> {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Adds one of a product by the round button of its card; the drawer is open afterwards. */
  async add(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Add ${name} to cart` }).click();
    await expect(this.drawer).toBeVisible();
  }

  line(name: string): CartLine {
    return new CartLine(
      this.drawer.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name }) }),
    );
  }
}

/** One line of the drawer. */
export class CartLine {
  readonly root: Locator;
  readonly raise: Locator;
  readonly lower: Locator;
  readonly quantity: Locator;
  readonly remove: Locator;

  constructor(root: Locator) {
    this.root = root;
    this.raise = root.getByRole('button', { name: /^Increase quantity/u });
    this.lower = root.getByRole('button', { name: /^Decrease quantity/u });
    this.quantity = root.getByRole('status');
    this.remove = root.getByRole('button', { name: /^Remove/u });
  }
}
