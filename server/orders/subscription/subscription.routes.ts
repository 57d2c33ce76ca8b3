import { t } from '../../../src/domain/kit/text/text.ts';
import type { FastifyInstance } from 'fastify';
import {
  changeSubscription,
  commandSubscription,
  initSubscription,
  listSubscriptions as listCall,
  type SubscriptionChanges,
} from '../../../src/contract/orders/subscription.calls.ts';
import { addressSchema } from '../../../src/contract/account/address.calls.ts';
import { isSubscription } from '../../../src/domain/catalogue/product/product.ts';
import {
  dayOfMonth,
  indianDay,
  isMovableTo,
  maxDaysAhead,
} from '../../../src/domain/orders/subscription/plan-days.ts';
import type { SubscriptionCommand } from '../../../src/domain/orders/subscription/subscription.ts';
import type { SubscriptionEvent } from '../../../src/machines/orders/subscription/subscription.machine.ts';
import { findAddress } from '../../account/address/address.queries.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { deliveryTo } from '../../catalogue/delivery/delivery.policy.ts';
import { problem, refusedField } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { placeOnce } from '../placing/place-once.ts';
import { admitCode } from '../../promotions/coupon/code-guard.ts';
import { closeOrder } from './close-order.ts';
import { findOpenMandate } from '../tables/mandate.queries.ts';
import { askAboutMandatesOf } from '../mandate/settle-mandate.ts';
import { moveSubscription } from '../plan/move-subscription.ts';
import { answersOf, ownAnswer, refuseForeign } from './subscription.answer.ts';
import { readLastTry } from '../tables/renewal.queries.ts';
import {
  listSubscriptions,
  type SubscriptionChange,
  type SubscriptionRow,
} from '../tables/subscription.queries.ts';

/** A shopper's subscriptions: start, list, change, pause and cancel. */
export function subscriptionRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;

  route(app, context, initSubscription, async ({ body, headers, shopper, ip, language }) => {
    if (!body.lines.every(({ packageType }) => isSubscription(packageType))) {
      throw refusedField('lines', t`Send weekly and monthly lines only`);
    }
    if (body.couponCode !== undefined) await admitCode(context, { shopper, ip }, body.couponCode);
    const key = headers['idempotency-key'];
    return placeOnce(context, {
      shopper,
      ip,
      language,
      route: initSubscription.path,
      key,
      body,
      order: () => body,
    });
  });

  route(app, context, listCall, async ({ shopper }) => {
    await askAboutMandatesOf(context, shopper.id);
    const rows = await listSubscriptions(database, shopper.id);
    return { subscriptions: await answersOf(context, rows) };
  });

  route(app, context, commandSubscription, async ({ params, body: { command, price }, shopper }) => {
    await database.transaction(async (tx) => {
      await refuseForeign(tx, params.id, shopper.id);
      await leaveTry({ tx, context }, params.id, shopper.id, command);
      const row = await moveSubscription({ tx, context }, params.id, {
        event: events[command],
        actor: 'customer',
        holds: ({ offered_price }) => isPriceShown(command, offered_price, price),
      });
      if (!row) throw problem('conflict', { detail: t`The subscription has changed. Please check it again.` });
    });
    return ownAnswer(context, params.id, shopper.id);
  });

  route(app, context, changeSubscription, async ({ params, body, shopper }) => {
    const rules = await context.catalogue.saleRules();
    const today = indianDay(clock());
    if (body.nextOn !== undefined && !isMovableTo(body.nextOn, today)) {
      throw refusedField('nextOn', t`Choose a day from tomorrow, up to ${maxDaysAhead} days ahead`);
    }
    await database.transaction(async (tx) => {
      await refuseForeign(tx, params.id, shopper.id);
      await refuseUnagreed(tx, params.id, body);
      const change = await changeOf(tx, shopper.id, body);
      if (change.address && !deliveryTo(change.address.pincode, clock(), rules).deliverable) {
        throw refusedField('addressId', t`We don’t deliver to this pincode yet`);
      }
      const row = await moveSubscription({ tx, context }, params.id, {
        event: { type: 'subscription.change' },
        actor: 'customer',
        change: (row) => ({ ...change, ...unnoticed(row, change) }),
      });
      if (!row) throw problem('conflict', { detail: t`A delivery is in progress, or the subscription has ended` });
    });
    return ownAnswer(context, params.id, shopper.id);
  });
}

const events: Readonly<Record<SubscriptionCommand, SubscriptionEvent>> = {
  pause: { type: 'subscription.pause' },
  resume: { type: 'subscription.resume' },
  skip: { type: 'subscription.skip' },
  accept: { type: 'price.accept' },
  cancel: { type: 'subscription.cancel' },
};

/** A price can only be accepted if it is the one that was shown. */
function isPriceShown(command: SubscriptionCommand, offered: number | null, shown: number | undefined): boolean {
  return (command !== 'accept' && command !== 'resume') || offered === null || offered === shown;
}

/** Closes the open order of this period, before the subscription is locked. */
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

/** Autopay needs a mandate that the bank has approved. */
async function refuseUnagreed(tx: Session, id: string, { paysBy }: SubscriptionChanges): Promise<void> {
  if (paysBy !== 'mandate') return;
  const mandate = await findOpenMandate(tx, id);
  if (!mandate || mandate.status === 'asked') throw refusedField('paysBy', t`Turn on Autopay first`);
}

/** A changed date or quantity needs a new notice. */
function unnoticed(row: SubscriptionRow, change: Partial<SubscriptionChange>): Partial<SubscriptionChange> {
  const isAsTold =
    (change.next_on ?? row.next_on) === row.next_on && (change.quantity ?? row.quantity) === row.quantity;
  return isAsTold ? {} : { noticed: Math.min(row.noticed, row.period - 1) };
}

async function changeOf(
  tx: Session,
  shopperId: string,
  { quantity, addressId, nextOn, paysBy }: SubscriptionChanges,
): Promise<Partial<SubscriptionChange>> {
  const saved = addressId === undefined ? null : await findAddress(tx, shopperId, addressId);
  if (saved === undefined) throw problem('not-found', { detail: t`We couldn’t find this address` });
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
