import type { FastifyInstance } from 'fastify';
import {
  type CouponWrite,
  deleteCoupon,
  listCoupons,
  saveCoupon,
  updateCoupon as updateCouponCall,
} from '../../src/contract/coupon/coupon-admin.calls.ts';
import { couponDraftProblem } from '../../src/domain/coupon/coupon-draft.ts';
import type { ShopContext } from '../context.ts';
import { problem, refusedField } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { insertCoupon, readCouponPage, removeCoupon, updateCoupon } from './coupon-admin.queries.ts';

const pageSize = 100;

/** The shop's coupons in the hands of its admins (CPN-01, CPN-10). */
export function couponAdminRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;

  route(app, context, listCoupons, async ({ query: { q, limit = pageSize, offset = 0 } }) =>
    readCouponPage(database, { q, limit, offset }),
  );

  route(app, context, saveCoupon, async ({ body: { id, ...coupon } }) =>
    id === undefined ? add(context, coupon) : change(context, id, coupon),
  );

  route(app, context, updateCouponCall, async ({ params: { id }, body }) => change(context, id, body));

  route(app, context, deleteCoupon, async ({ params: { id } }) => {
    if (!(await removeCoupon(database, id, clock()))) throw noCoupon();
  });
}

async function add({ database, clock }: ShopContext, coupon: CouponWrite) {
  refuseNonsense(coupon);
  const added = await insertCoupon(database, coupon, clock());
  if (!added) throw codeTaken();
  return added;
}

async function change({ database }: ShopContext, id: string, coupon: CouponWrite) {
  refuseNonsense(coupon);
  const changed = await updateCoupon(database, id, coupon);
  if (changed === 'missing') throw noCoupon();
  if (changed === 'code-taken') throw codeTaken();
  if (!('id' in changed)) throw refusedField('totalLimit', `It was used ${changed.used} times already`);
  return changed;
}

function refuseNonsense(coupon: CouponWrite): void {
  const wrong = couponDraftProblem(coupon);
  if (wrong) throw refusedField(wrong.field, wrong.message);
}

function codeTaken() {
  return refusedField('code', 'There is a coupon with this code already');
}

function noCoupon() {
  return problem('not-found', { detail: 'There is no such coupon' });
}
