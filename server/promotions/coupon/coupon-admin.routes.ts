import type { FastifyInstance } from 'fastify';
import {
  changeCoupons,
  type CouponWrite,
  deleteCoupon,
  exportCoupons,
  importCoupons,
  listCoupons,
  makeCouponBatch,
  readCoupon,
  saveCoupon,
  updateCoupon as updateCouponCall,
} from '../../../src/contract/promotions/coupon/coupon-admin.calls.ts';
import { couponDraftProblem } from '../../../src/domain/promotions/coupon/coupon-draft.ts';
import { bulkOver } from '../../platform/list/bulk.ts';
import { csvFile } from '../../platform/list/csv/csv.ts';
import { readAll, readPage } from '../../platform/list/list.ts';
import { staleRecord } from '../../platform/list/version.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { problem, refusedField } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { campaignOf, setByCampaign, switchedByCampaign } from '../campaign-part/campaign-of.ts';
import {
  insertCoupon,
  lockCodes,
  removeCoupon,
  switchCoupon,
  updateCoupon,
  type Writer,
} from './coupon-admin.queries.ts';
import { makeBatch } from './coupon-batch.ts';
import { csvColumns, storeCoupons } from './coupon-csv.ts';
import { couponFilters, couponList } from './coupon-rows.ts';
import { readUsage } from './coupon-usage.queries.ts';

/** Coupons, for admins. */
export function couponAdminRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;

  route(app, context, listCoupons, async ({ query: { q, sort, limit, offset, ...filters } }) => {
    const now = clock();
    const asked = { q, sort, limit, offset };
    const { total, items } = await readPage(database, couponList(now), asked, couponFilters(filters, now));
    return { total, coupons: items };
  });

  route(app, context, exportCoupons, async ({ query: { q, sort, ...filters } }) => {
    const now = clock();
    const rows = readAll(database, couponList(now), { q, sort }, couponFilters(filters, now));
    return csvFile('coupons', csvColumns, rows);
  });

  route(app, context, readCoupon, async ({ params: { id } }) => {
    const found = await readUsage(database, id, clock());
    if (!found) throw noCoupon();
    return found;
  });

  route(app, context, saveCoupon, async ({ body: { id, ...coupon }, shopper }) => {
    const writer = { actorId: shopper.id, now: clock() };
    return id === undefined ? add(context, coupon, writer) : change(context, id, coupon, writer);
  });

  route(app, context, updateCouponCall, async ({ params: { id }, body, headers, shopper }) =>
    change(context, id, body, { actorId: shopper.id, now: clock(), version: headers['if-match'] }),
  );

  route(app, context, deleteCoupon, async ({ params: { id }, shopper }) => {
    const writer = { actorId: shopper.id, now: clock() };
    if (!(await database.transaction((tx) => removeCoupon(tx, id, writer)))) throw noCoupon();
  });

  route(app, context, changeCoupons, async ({ body: { action, ids, matching }, shopper }) => {
    const writer = { actorId: shopper.id, now: clock() };
    const { q, ...filters } = matching ?? {};
    const chosen = { ids, matching: matching && { q, filters: couponFilters(filters, writer.now) } };
    return bulkOver(database, couponList(writer.now), chosen, async (tx, id) => {
      const campaign = action === 'delete' ? null : await campaignOf(tx, 'coupon', id);
      if (campaign !== null) return switchedByCampaign(campaign);
      const isThere = await (action === 'delete'
        ? removeCoupon(tx, id, writer)
        : switchCoupon(tx, id, action === 'enable', writer));
      return isThere ? null : 'We couldn’t find this coupon';
    });
  });

  route(app, context, importCoupons, async ({ body: { mode }, files, shopper }) =>
    storeCoupons(database, {
      bytes: files[0]?.bytes ?? Buffer.alloc(0),
      mode,
      writer: { actorId: shopper.id, now: clock() },
    }),
  );

  route(app, context, makeCouponBatch, async ({ body: { prefix, count, ...terms }, shopper }) => {
    refuseNonsense({ ...terms, code: prefix });
    const writer = { actorId: shopper.id, now: clock() };
    return makeBatch(database, { prefix, count, terms }, writer);
  });
}

async function add({ database }: ShopContext, coupon: CouponWrite, writer: Writer) {
  refuseNonsense(coupon);
  const added = await database.transaction(async (tx) => {
    await lockCodes(tx);
    return insertCoupon(tx, coupon, writer);
  });
  if (!added) throw codeTaken();
  return added;
}

type Change = Writer & { readonly version?: number | undefined };

async function change({ database }: ShopContext, id: string, coupon: CouponWrite, writer: Change) {
  refuseNonsense(coupon);
  const changed = await database.transaction(async (tx) => {
    await lockCodes(tx);
    return updateCoupon(tx, id, coupon, writer);
  });
  if ('id' in changed) return changed;
  switch (changed.kind) {
    case 'missing':
      throw noCoupon();
    case 'code-taken':
      throw codeTaken();
    case 'used':
      throw refusedField('totalLimit', `It was already used ${changed.used} times`);
    case 'in-campaign':
      throw refusedField(changed.field, setByCampaign(changed.campaign));
    case 'overtaken':
      throw staleRecord(changed.record);
  }
}

function refuseNonsense(coupon: CouponWrite): void {
  const wrong = couponDraftProblem(coupon);
  if (wrong) throw refusedField(wrong.field, wrong.message);
}

function codeTaken() {
  return refusedField('code', 'A coupon with this code already exists');
}

function noCoupon() {
  return problem('not-found', { detail: 'We couldn’t find this coupon' });
}
