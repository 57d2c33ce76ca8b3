import type { Locator, Page } from '@playwright/test';
import type { SampleShop } from './sample-shop.ts';

export interface Picture {
  /** The file in docs/pictures, without its ending. */
  readonly name: string;
  readonly who: 'admin' | 'shopper' | 'visitor';
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
  { name: 'home', who: 'visitor', path: at('/'), height: 860 },
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
  { name: 'admin-home', who: 'admin', path: at('/dashboard/home'), height: 1080 },
  { name: 'admin-orders', who: 'admin', path: at('/dashboard/orders') },
  { name: 'admin-orders-phone', who: 'admin', path: at('/dashboard/orders'), width: 390 },
  {
    name: 'admin-order',
    who: 'admin',
    path: ({ toPack }) => `/dashboard/orders/${toPack}`,
    height: 1000,
  },
  {
    name: 'admin-pack',
    who: 'admin',
    path: ({ toPack }) => `/dashboard/orders/${toPack}`,
    enter: async (page) => {
      await press('Mark packed')(page);
      await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor();
    },
  },
  { name: 'admin-return', who: 'admin', path: ({ returned }) => `/dashboard/orders/${returned}`, height: 1000 },
  { name: 'admin-returns', who: 'admin', path: at('/dashboard/returns'), height: 560 },
  { name: 'admin-products', who: 'admin', path: at('/dashboard/shop') },
  {
    name: 'admin-product',
    who: 'admin',
    path: at('/dashboard/shop/sleep-mantra'),
    height: 1000,
    enter: show('Price and plans'),
  },
  { name: 'admin-coupons', who: 'admin', path: at('/dashboard/coupons') },
  {
    name: 'admin-coupon',
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
    name: 'admin-simulator',
    who: 'admin',
    path: () => `/dashboard/simulator?ask=${encodeURIComponent(JSON.stringify(question))}`,
    height: 1000,
    enter: async (page) => {
      await page.getByRole('button', { name: 'Calculate price' }).click();
      await bringUp(page.getByRole('region', { name: /^At /u }));
    },
  },
  { name: 'admin-bundles', who: 'admin', path: at('/dashboard/bundles') },
  { name: 'admin-banners', who: 'admin', path: at('/dashboard/banners') },
  {
    name: 'admin-popup',
    who: 'admin',
    path: at('/dashboard/popup-settings'),
    height: 1000,
    enter: async (page) => page.frameLocator('iframe').getByRole('dialog').getByRole('heading').first().waitFor(),
  },
  { name: 'admin-account', who: 'admin', path: ({ shopperId }) => `/dashboard/accounts/${shopperId}` },
  { name: 'admin-prescriptions', who: 'admin', path: at('/dashboard/prescriptions'), height: 560 },
  { name: 'admin-blog', who: 'admin', path: at('/dashboard/blogs/create') },
  { name: 'admin-business', who: 'admin', path: at('/dashboard/business') },
  {
    name: 'admin-contact',
    who: 'admin',
    path: at('/dashboard/business/contact'),
    height: 1000,
    enter: show('Footer preview'),
  },
  { name: 'admin-delivery', who: 'admin', path: at('/dashboard/delivery/d0000000-0000-4000-8000-000000000002') },
  { name: 'admin-gateway', who: 'admin', path: at('/dashboard/payment-gateway') },
  { name: 'admin-gst', who: 'admin', path: at('/dashboard/orders/gst'), height: 620 },
  { name: 'admin-audit', who: 'admin', path: at('/dashboard/audit') },
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
