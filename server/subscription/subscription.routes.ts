import type { FastifyInstance } from 'fastify';
import {
  changeSubscription,
  commandSubscription,
  initSubscription,
  listSubscriptions as listCall,
  type Subscription,
  type SubscriptionChanges,
} from '../../src/contract/subscription/subscription.calls.ts';
import { addressSchema } from '../../src/contract/address/address.calls.ts';
import { isSubscription } from '../../src/domain/product/product.ts';
import { dayOfMonth, indianDay, isMovableTo, mostDaysAhead } from '../../src/domain/subscription/plan-days.ts';
import type { SubscriptionCommand } from '../../src/domain/subscription/subscription.ts';
import type { SubscriptionEvent } from '../../src/machines/subscription/subscription.machine.ts';
import { findAddress } from '../address/address.queries.ts';
import type { ShopContext } from '../context.ts';
import type { Session } from '../database/session.ts';
import { deliveryTo } from '../delivery/delivery.policy.ts';
import { problem, refusedField } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { orderOnce } from '../order/order.routes.ts';
import { closeOrder } from './close-order.ts';
import { moveSubscription } from './move-subscription.ts';
import { openOrders, readLastTry } from './renewal.queries.ts';
import {
  findSubscription,
  listSubscriptions,
  type SubscriptionChange,
  type SubscriptionRow,
} from './subscription.queries.ts';

/** A person's subscriptions: begun, seen, and told what to do (SUB-01). */
export function subscriptionRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;

  route(app, context, initSubscription, async ({ body, headers, shopper, ip }) => {
    if (!body.lines.every(({ packageType }) => isSubscription(packageType))) {
      throw refusedField('lines', 'Send weekly and monthly lines only');
    }
    const request = { shopper, route: initSubscription.path, key: headers['idempotency-key'], body };
    return orderOnce(context, request, ip);
  });

  route(app, context, listCall, async ({ shopper }) => {
    const rows = await listSubscriptions(database, shopper.id);
    return { subscriptions: await answersOf(database, rows) };
  });

  route(app, context, commandSubscription, async ({ params, body: { command, price }, shopper }) => {
    const moved = await database.transaction(async (tx) => {
      await refuseForeign(tx, params.id, shopper.id);
      await leaveTry({ tx, context }, params.id, shopper.id, command);
      const row = await moveSubscription({ tx, context }, params.id, {
        event: events[command],
        actor: 'customer',
        holds: ({ offered_price }) => isPriceShown(command, offered_price, price),
      });
      if (!row) throw problem('conflict', { detail: 'It has changed meanwhile. Please look again.' });
      return row;
    });
    return answerOf(database, moved);
  });

  route(app, context, changeSubscription, async ({ params, body, shopper }) => {
    const rules = await context.catalogue.rules();
    const today = indianDay(clock());
    if (body.nextOn !== undefined && !isMovableTo(body.nextOn, today)) {
      throw refusedField('nextOn', `Choose a day from tomorrow on, at most ${mostDaysAhead} days ahead`);
    }
    const moved = await database.transaction(async (tx) => {
      await refuseForeign(tx, params.id, shopper.id);
      const change = await changeOf(tx, shopper.id, body);
      if (change.address && !deliveryTo(change.address.pincode, clock(), rules).deliverable) {
        throw refusedField('addressId', 'We do not deliver to this pincode yet');
      }
      const row = await moveSubscription({ tx, context }, params.id, {
        event: { type: 'subscription.change' },
        actor: 'customer',
        change: () => change,
      });
      if (!row) throw problem('conflict', { detail: 'A delivery is under way, or the subscription has ended' });
      return row;
    });
    return answerOf(database, moved);
  });
}

const events: Readonly<Record<SubscriptionCommand, SubscriptionEvent>> = {
  pause: { type: 'subscription.pause' },
  resume: { type: 'subscription.resume' },
  skip: { type: 'subscription.skip' },
  accept: { type: 'price.accept' },
  cancel: { type: 'subscription.cancel' },
};

/** Nobody agrees to a price that they were not shown. */
function isPriceShown(command: SubscriptionCommand, offered: number | null, shown: number | undefined): boolean {
  return (command !== 'accept' && command !== 'resume') || offered === null || offered === shown;
}

async function refuseForeign(tx: Session, id: string, shopperId: string): Promise<void> {
  if (!(await findSubscription(tx, id, shopperId))) {
    throw problem('not-found', { detail: 'There is no such subscription' });
  }
}

/** What was begun to be paid of this period is called off with it, before the subscription is locked. */
async function leaveTry(
  move: Parameters<typeof closeOrder>[0],
  id: string,
  shopperId: string,
  command: SubscriptionCommand,
): Promise<void> {
  const seen = await readLastTry(move.tx, id);
  const isOpen = seen?.status === 'pastDue' || (seen?.status === 'renewing' && command === 'cancel');
  if (isOpen && seen.orderId !== null && command !== 'resume' && command !== 'accept') {
    await closeOrder(move, seen.orderId, { actor: 'customer', shopperId });
  }
}

async function changeOf(
  tx: Session,
  shopperId: string,
  { quantity, addressId, nextOn, paysBy }: SubscriptionChanges,
): Promise<Partial<SubscriptionChange>> {
  const saved = addressId === undefined ? null : await findAddress(tx, shopperId, addressId);
  if (saved === undefined) throw problem('not-found', { detail: 'There is no such address' });
  return {
    ...(quantity === undefined ? {} : { quantity }),
    ...(saved === null ? {} : { address: addressSchema.parse(withoutIds(saved)) }),
    ...(nextOn === undefined ? {} : { next_on: nextOn, anchor: dayOfMonth(nextOn) }),
    ...(paysBy === undefined ? {} : { pays_by: paysBy }),
  };
}

function withoutIds<Saved extends { id: string; isDefault: boolean }>(saved: Saved) {
  const { id: _id, isDefault: _isDefault, ...address } = saved;
  return address;
}

async function answerOf(session: Session, row: SubscriptionRow): Promise<Subscription> {
  const [answer] = await answersOf(session, [row]);
  if (!answer) throw new Error('A subscription was lost on its way out');
  return answer;
}

async function answersOf(session: Session, rows: readonly SubscriptionRow[]): Promise<Subscription[]> {
  const open = await openOrders(
    session,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    sku: row.sku,
    name: row.name,
    variant: row.variant,
    flavour: row.flavour,
    quantity: row.quantity,
    plan: row.plan,
    status: row.status,
    unitPrice: row.agreed_price,
    newPrice: row.status === 'asking' || row.status === 'paused' ? row.offered_price : null,
    nextOn: row.retry_at ? indianDay(row.retry_at) : row.next_on,
    paysBy: row.pays_by,
    address: addressSchema.parse(row.address),
    waiting: open.get(row.id) ?? null,
    startedAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
  }));
}
