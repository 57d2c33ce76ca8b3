import type { Locator, Page } from '@playwright/test';
import type { SampleShop } from './sample-shop.ts';

export interface Picture {
  /** The file in docs/pictures, without its ending. */
  readonly name: string;
  readonly who: 'admin' | 'shopper';
  readonly path: (shop: SampleShop) => string;
  /** CSS pixels; 1280 unless told. */
  readonly width?: number;
  /** CSS pixels; 800 unless told. */
  readonly height?: number;
  /** What is done before the picture is taken. */
  readonly enter?: (page: Page) => Promise<void>;
}

const question = {
  lines: [
    { sku: 'sleep-mantra', quantity: '3', packageType: 'trial' },
    { sku: 'peace-mantra', quantity: '1', packageType: 'trial' },
  ],
  member: 'no',
  couponCode: 'FLASH50',
};

const at = (path: string) => () => path;
/** Brings something to the top, below the shop's own head. */
async function bringUp(found: Locator): Promise<void> {
  await found.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 120));
}

const show = (heading: string) => async (page: Page) =>
  bringUp(page.getByRole('heading', { name: heading, exact: true }).last());
const press = (name: string) => async (page: Page) => page.getByRole('button', { name }).first().click();

/** Every picture of the guides. A name that a guide does not use fails a test. */
export const pictures: readonly Picture[] = [
  {
    name: 'flow-room',
    who: 'shopper',
    path: at('/flows/cart?beside'),
    width: 1440,
    height: 900,
    enter: async (page) => {
      await page.frameLocator('iframe').locator('html[data-shop=open]').waitFor();
    },
  },
  { name: 'desk-home', who: 'admin', path: at('/dashboard/home'), height: 1080 },
  { name: 'desk-orders', who: 'admin', path: at('/dashboard/orders') },
  { name: 'desk-orders-phone', who: 'admin', path: at('/dashboard/orders'), width: 390 },
  {
    name: 'desk-order',
    who: 'admin',
    path: ({ toPack }) => `/dashboard/orders/${toPack}`,
    height: 1000,
  },
  {
    name: 'desk-pack',
    who: 'admin',
    path: ({ toPack }) => `/dashboard/orders/${toPack}`,
    enter: press('Mark packed'),
  },
  { name: 'desk-return', who: 'admin', path: ({ returned }) => `/dashboard/orders/${returned}`, height: 1000 },
  { name: 'desk-returns', who: 'admin', path: at('/dashboard/returns'), height: 560 },
  { name: 'desk-products', who: 'admin', path: at('/dashboard/shop') },
  {
    name: 'desk-product',
    who: 'admin',
    path: at('/dashboard/shop/sleep-mantra'),
    height: 1000,
    enter: show('Price and plans'),
  },
  { name: 'desk-coupons', who: 'admin', path: at('/dashboard/coupons') },
  {
    name: 'desk-coupon',
    who: 'admin',
    path: at('/dashboard/coupons/new'),
    height: 1000,
    enter: async (page) => {
      await page.getByLabel('Code', { exact: true }).fill('MONSOON15');
      await page.getByLabel('Name', { exact: true }).fill('Monsoon');
      await page.getByLabel('Percent', { exact: true }).fill('15');
    },
  },
  {
    name: 'desk-simulator',
    who: 'admin',
    path: () => `/dashboard/simulator?ask=${encodeURIComponent(JSON.stringify(question))}`,
    height: 1000,
    enter: async (page) => {
      await page.getByRole('button', { name: 'Calculate price' }).click();
      await bringUp(page.getByRole('region', { name: /^At /u }));
    },
  },
  { name: 'desk-bundles', who: 'admin', path: at('/dashboard/bundles') },
  { name: 'desk-banners', who: 'admin', path: at('/dashboard/banners') },
  { name: 'desk-popup', who: 'admin', path: at('/dashboard/popup-settings'), height: 1000 },
  { name: 'desk-account', who: 'admin', path: ({ shopperId }) => `/dashboard/accounts/${shopperId}` },
  { name: 'desk-prescriptions', who: 'admin', path: at('/dashboard/prescriptions'), height: 560 },
  { name: 'desk-blog', who: 'admin', path: at('/dashboard/blogs/create') },
  {
    name: 'desk-business',
    who: 'admin',
    path: at('/dashboard/business'),
    height: 1000,
    enter: show('Footer preview'),
  },
  { name: 'desk-gateway', who: 'admin', path: at('/dashboard/payment-gateway') },
  { name: 'desk-gst', who: 'admin', path: at('/dashboard/orders/gst'), height: 620 },
  { name: 'desk-audit', who: 'admin', path: at('/dashboard/audit') },
  {
    name: 'shop-order-phone',
    who: 'shopper',
    path: ({ delivered }) => `/dashboard/orders/${delivered}`,
    width: 390,
  },
  {
    name: 'shop-return-phone',
    who: 'shopper',
    path: ({ delivered }) => `/dashboard/orders/${delivered}/return`,
    width: 390,
  },
  { name: 'shop-wallet-phone', who: 'shopper', path: at('/dashboard/wallet'), width: 390 },
];
