import sql from 'sql-template-tag';
import { expect } from 'vitest';
import type { OwnedBanner } from '../../../src/contract/promotions/banner.calls.ts';
import type { OwnedCoupon } from '../../../src/contract/promotions/coupon/coupon-admin.calls.ts';
import type { OwnedPopupSettings } from '../../../src/contract/promotions/popup.calls.ts';
import { type AuditedShop, changed, created, deleted, each, type PrepareWrite } from './audited-shop.ts';
import { addBundle } from '../orders/bundles.ts';
import { formOf } from '../files/uploads.ts';

const name = 'Of the audit';
const coupon = { name, type: 'amount', value: 50, expiresAt: '2027-01-01T00:00:00Z' };
const product = { name, category: 'Everyday', price: 499, stock: 5 };
const banner = { text: name, priority: 70 };
const bundle = { name, type: 'bulk', products: [{ sku: 'sleep-mantra', quantity: 2 }], percentage: 12 };
const [active, inactive] = [{ status: 'active' }, { status: 'inactive' }];
const [there, gone] = [{ isRemoved: false }, { isRemoved: true }];
const [on, off] = [{ isEnabled: true }, { isEnabled: false }];

const couponOf = async ({ done }: AuditedShop, code: string): Promise<OwnedCoupon> =>
  done('POST', '/v1/coupon', { ...coupon, code });
const bannerOf = async ({ done }: AuditedShop): Promise<OwnedBanner> => done('POST', '/v1/banners', banner);
const bundleOf = async ({ server }: AuditedShop) => addBundle(server.database, { name, percentage: 10 });
const productOf = async ({ done }: AuditedShop, sku: string) => done('POST', '/v1/product', { ...product, sku });
const settingsOf = async ({ done }: AuditedShop) => {
  const { version: _, ...settings } = await done<OwnedPopupSettings>('GET', '/v1/admin/popup-settings');
  return settings;
};

function csvOf(text: string): FormData {
  return formOf({}, { bytes: Buffer.from(text), name: 'rows.csv', type: 'text/csv' });
}

const campaign = { name, startsAt: '2039-01-01T04:30:00.000Z', endsAt: '2039-01-03T04:30:00.000Z', isOn: true };
const campaignOf = async ({ done }: AuditedShop): Promise<{ id: string }> =>
  done('POST', '/v1/admin/campaigns', campaign);

/** What the shop sells, and what it shows around it. */
export const goodsWrites = {
  saveProduct: async () => ({
    body: { ...product, sku: 'audit-new' },
    lines: each(['audit-new'], {
      action: 'created',
      resource: 'product',
      before: null,
      after: { price: 499, stock: 5 },
    }),
  }),
  updateProduct: async (desk) => {
    await productOf(desk, 'audit-put');
    return {
      params: { sku: 'audit-put' },
      body: { ...product, price: 525 },
      lines: changed('product', 'audit-put', { price: 499 }, { price: 525 }),
    };
  },
  planSalePrice: async (desk) => {
    await productOf(desk, 'audit-sale');
    const sale = { price: 399, startsAt: '2039-01-01T04:30:00.000Z', endsAt: '2039-01-03T04:30:00.000Z' };
    const line = { action: 'price planned', resource: 'product', recordId: 'audit-sale', before: null };
    return {
      params: { sku: 'audit-sale' },
      body: { sale },
      lines: () => [{ ...line, after: { ...sale, options: [] } }],
    };
  },
  deleteProduct: async (desk) => {
    await productOf(desk, 'audit-gone');
    return {
      params: { sku: 'audit-gone' },
      lines: changed('product', 'audit-gone', there, gone, 'deleted'),
    };
  },
  changeProducts: async (desk) => {
    const ids = ['audit-bulk-1', 'audit-bulk-2'];
    for (const sku of ids) await productOf(desk, sku);
    const line = { action: 'stocked', resource: 'product', before: { stock: 5 }, after: { stock: 9 } };
    return { body: { action: 'stock', stock: 9, ids }, lines: each(ids, line) };
  },
  moveStock: async (desk) => {
    await productOf(desk, 'audit-stock');
    const { id } = await desk.server.database.one<{ id: number }>(
      sql`SELECT id FROM stock WHERE sku = 'audit-stock'`,
    );
    return {
      params: { id: String(id) },
      body: { reason: 'purchase', units: 3, note: '', lowAt: 10 },
      lines: changed('product', 'audit-stock', { units: 5 }, { units: 8, reason: 'purchase' }, 'stocked'),
    };
  },
  importProducts: async () => ({
    body: csvOf('sku,name,category,price\naudit-csv-1,One,Everyday,100\naudit-csv-2,Two,Everyday,100\n'),
    lines: each(['audit-csv-1', 'audit-csv-2'], {
      action: 'created',
      resource: 'product',
      before: null,
      after: { price: 100 },
    }),
  }),
  saveCoupon: async () => ({
    body: { ...coupon, code: 'AUDITNEW' },
    lines: created('coupon', { code: 'AUDITNEW', value: 50 }),
  }),
  updateCoupon: async (desk) => {
    const { id, code } = await couponOf(desk, 'AUDITPUT');
    const body = { ...coupon, code, value: 60 };
    return { params: { id }, body, lines: changed('coupon', id, { value: 50 }, { value: 60 }) };
  },
  deleteCoupon: async (desk) => {
    const { id, code } = await couponOf(desk, 'AUDITGONE');
    return { params: { id }, lines: deleted('coupon', id, { code }) };
  },
  changeCoupons: async (desk) => {
    const ids = [(await couponOf(desk, 'AUDITBULK1')).id, (await couponOf(desk, 'AUDITBULK2')).id];
    const line = { action: 'paused', resource: 'coupon', before: on, after: off };
    return { body: { action: 'disable', ids }, lines: each(ids, line) };
  },
  importCoupons: async (desk) => {
    const { id } = await couponOf(desk, 'AUDITCSV');
    const csv = 'code,name,type,value,expiresAt\nAUDITCSV,Of the audit,amount,70,2027-01-01T00:00:00Z\n';
    return { body: csvOf(csv), lines: changed('coupon', id, { value: 50 }, { value: 70 }) };
  },
  makeCouponBatch: async () => ({
    body: { ...coupon, prefix: 'AUDIT', count: 3 },
    lines: each([expect.stringMatching(/^AUDIT \d{4}-\d\d-\d\d/u) as string], {
      action: 'batch made',
      resource: 'coupon',
      before: null,
      after: { prefix: 'AUDIT', count: 3, value: 50 },
    }),
  }),
  saveBundle: async () => ({ body: bundle, lines: created('bundle', { name, percentage: 12 }) }),
  updateBundle: async (desk) => {
    const id = await bundleOf(desk);
    return {
      params: { id },
      body: bundle,
      lines: changed('bundle', id, { percentage: 10 }, { percentage: 12 }),
    };
  },
  deleteBundle: async (desk) => {
    const id = await bundleOf(desk);
    return { params: { id }, lines: changed('bundle', id, there, gone, 'deleted') };
  },
  setBundleStatus: async (desk) => {
    const id = await bundleOf(desk);
    return { params: { id }, body: inactive, lines: changed('bundle', id, active, inactive, 'deactivated') };
  },
  changeBundles: async (desk) => {
    const ids = [await bundleOf(desk), await bundleOf(desk)];
    const line = { action: 'deactivated', resource: 'bundle', before: active, after: inactive };
    return { body: { action: 'deactivate', ids }, lines: each(ids, line) };
  },
  saveBundleSettings: async ({ done }) => {
    const before = await done<{ visibleCount: number }>('GET', '/v1/bundle/settings');
    const after = { ...before, visibleCount: before.visibleCount + 1 };
    return { body: after, lines: changed('bundle settings', 'bundles', before, after) };
  },
  savePopupSettings: async (desk) => {
    const { popupTitle } = await settingsOf(desk);
    const body = { popupTitle: name };
    return { body, lines: changed('popup settings', 'popup', { popupTitle }, body) };
  },
  replacePopupSettings: async (desk) => {
    const { buttonText, ...settings } = await settingsOf(desk);
    const lines = changed('popup settings', 'popup', { buttonText }, { buttonText: name });
    return { body: { ...settings, buttonText: name }, lines };
  },
  startRehearsal: async () => {
    const after = { at: '2039-01-02T04:30:00.000Z', isMember: true, cart: 1500 };
    const line = { action: 'started', resource: 'rehearsal', recordId: after.at, before: null, after };
    return { body: after, lines: () => [line] };
  },
  createCampaign: async () => ({ body: campaign, lines: created('campaign', campaign) }),
  updateCampaign: async (desk) => {
    const { id } = await campaignOf(desk);
    const after = { ...campaign, isOn: false };
    return { params: { id }, body: after, lines: changed('campaign', id, campaign, after) };
  },
  deleteCampaign: async (desk) => {
    const { id } = await campaignOf(desk);
    return { params: { id }, lines: deleted('campaign', id, campaign) };
  },
  changeCampaigns: async (desk) => {
    const ids = [(await campaignOf(desk)).id, (await campaignOf(desk)).id];
    const line = { action: 'changed', resource: 'campaign', before: { isOn: true }, after: { isOn: false } };
    return { body: { action: 'disable', ids }, lines: each(ids, line) };
  },
  saveBanner: async () => ({ body: banner, lines: created('banner', banner) }),
  updateBanner: async (desk) => {
    const { id } = await bannerOf(desk);
    const after = { text: 'Changed', priority: 71 };
    return { params: { id }, body: after, lines: changed('banner', id, banner, after) };
  },
  deleteBanner: async (desk) => {
    const { id } = await bannerOf(desk);
    return { params: { id }, lines: deleted('banner', id, banner) };
  },
  changeBanners: async (desk) => {
    const ids = [(await bannerOf(desk)).id, (await bannerOf(desk)).id];
    const line = { action: 'hidden', resource: 'banner', before: on, after: off };
    return { body: { action: 'disable', ids }, lines: each(ids, line) };
  },
  orderBanners: async (desk) => {
    const { id } = await bannerOf(desk);
    const order = { order: expect.arrayContaining([id]) as unknown };
    return { body: { ids: [id] }, lines: changed('banner', 'all', order, order, 'ordered') };
  },
} satisfies Record<string, PrepareWrite>;
