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
import type { BodyOf } from '../../../src/contract/call.ts';
import { couponRules } from '../../../src/domain/promotions/coupon/coupon-draft.ts';
import { bulkOver } from '../../platform/list/bulk.ts';
import { csvFile } from '../../platform/list/csv/csv.ts';
import { readAll, readPage } from '../../platform/list/list.ts';
import { staleRecord } from '../../platform/list/version.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { lazily } from '../../platform/http/input/readable.ts';
import { refuseMistakes } from '../../platform/http/input/rules.ts';
import { problem, refusedField } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { campaignOf, setByCampaign, switchedByCampaign } from '../campaign-part/campaign-of.ts';
import {
  insertCoupon,
  lockCodes,
  readOwnedCoupon,
  removeCoupon,
  switchCoupon,
  updateCoupon,
  type Writer,
} from './coupon-admin.queries.ts';
import { makeBatch } from './coupon-batch.ts';
import { csvColumns, storeCoupons } from './coupon-csv.ts';
import { couponFilters, couponList } from './coupon-rows.ts';
import { couponFindings, takenCode } from './coupon-rules.ts';
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

  const findingsOf = (id: string | undefined, coupon: CouponWrite) => async () =>
    couponFindings(database, id === undefined ? null : await readOwnedCoupon(database, id, clock()), coupon);

  route(
    app,
    context,
    saveCoupon,
    async ({ body: { id, ...coupon }, shopper }) => {
      const writer = { actorId: shopper.id, now: clock() };
      return id === undefined ? add(context, coupon, writer) : change(context, id, coupon, writer);
    },
    { rules: ({ body }) => findingsOf(body.id, body) },
  );

  route(
    app,
    context,
    updateCouponCall,
    async ({ params: { id }, body, headers, shopper }) =>
      change(context, id, body, { actorId: shopper.id, now: clock(), version: headers['if-match'] }),
    { rules: ({ params: { id }, body }) => findingsOf(id, body) },
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

  const batchRules = (body: BodyOf<typeof makeCouponBatch>) =>
    couponRules(
      lazily({
        code: () => body.prefix,
        type: () => body.type,
        value: () => body.value,
        startsAt: () => body.startsAt,
        expiresAt: () => body.expiresAt,
        isFlashOffer: () => body.isFlashOffer,
      }),
    );

  route(
    app,
    context,
    makeCouponBatch,
    async ({ body, shopper }) => {
      await refuseMistakes(batchRules(body));
      const { prefix, count, ...terms } = body;
      const writer = { actorId: shopper.id, now: clock() };
      return makeBatch(database, { prefix, count, terms }, writer);
    },
    { rules: ({ body }) => batchRules(body) },
  );
}

async function add({ database }: ShopContext, coupon: CouponWrite, writer: Writer) {
  const added = await database.transaction(async (tx) => {
    await lockCodes(tx);
    await refuseMistakes(couponFindings(tx, null, coupon));
    return insertCoupon(tx, coupon, writer);
  });
  if (!added) throw codeTaken();
  return added;
}

type Change = Writer & { readonly version?: number | undefined };

async function change({ database }: ShopContext, id: string, coupon: CouponWrite, writer: Change) {
  const changed = await database.transaction(async (tx) => {
    await lockCodes(tx);
    const there = await readOwnedCoupon(tx, id, writer.now);
    if (!there) throw noCoupon();
    if (writer.version !== undefined && writer.version !== there.version) throw staleRecord(there);
    await refuseMistakes(couponFindings(tx, there, coupon));
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

function codeTaken() {
  return refusedField(takenCode.field, takenCode.message);
}

function noCoupon() {
  return problem('not-found', { detail: 'We couldn’t find this coupon' });
}
