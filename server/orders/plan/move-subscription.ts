import {
  earliestDay,
  indianDay,
  nextDay,
  nextDayFrom,
  renewalMoment,
  retryMoment,
} from '../../../src/domain/orders/subscription/plan-days.ts';
import { maxFailures } from '../../../src/domain/orders/subscription/subscription.ts';
import { addDays } from '../../../src/domain/kit/time/days.ts';
import type { SubscriptionEvent } from '../../../src/machines/orders/subscription/subscription.machine.ts';
import {
  type SubscriptionEffect,
  subscriptionStep,
} from '../../../src/machines/orders/subscription/subscription.transition.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { withdrawMandateOf } from './move-mandate.ts';
import type { TellContext } from '../../account/message/tell.ts';
import { claimPeriod } from '../tables/renewal.queries.ts';
import { tellEnded, tellPaused, tellUnpaid } from './subscription.messages.ts';
import {
  addSubscriptionEvent,
  lockSubscription,
  type SubscriptionChange,
  type SubscriptionRow,
  updateSubscription,
} from '../tables/subscription.queries.ts';

export interface SubscriptionMove {
  readonly tx: Session;
  readonly context: Pick<ShopContext, 'clock'> & TellContext;
}

export interface SubscriptionNews {
  readonly event: SubscriptionEvent;
  readonly actor: 'customer' | 'system';
  /** Further changes, computed from the locked row. */
  readonly change?: (row: SubscriptionRow) => Partial<SubscriptionChange>;
  /** Whether the event still applies to the locked row. */
  readonly holds?: (row: SubscriptionRow) => boolean;
}

/**
 * Takes one step of the subscription chart with all its effects, in the caller's transaction; null if the chart has
 * no such step (SUB-01). Lock orders before this, never after.
 */
export async function moveSubscription(
  move: SubscriptionMove,
  id: string,
  { event, actor, change, holds }: SubscriptionNews,
): Promise<SubscriptionRow | null> {
  const { tx, context } = move;
  const row = await lockSubscription(tx, id);
  if (holds?.(row) === false) return null;
  const step = subscriptionStep(row.status, { failures: row.failures, maxFailures }, event);
  if (!step) return null;
  const { status, failures } = step;
  const now = context.clock();
  let next: SubscriptionRow = {
    ...row,
    ...change?.(row),
    status,
    failures,
    retry_at: status === 'pastDue' ? nextTry(row, failures, now) : null,
    ended_at: status === 'cancelled' ? now : null,
  };
  for (const effect of step.effects) next = changed(next, effect, now);
  await updateSubscription(tx, id, next);
  await addSubscriptionEvent(tx, id, { event: event.type, status, actor, at: now });
  for (const effect of step.effects) await deeds[effect]?.(move, next);
  if (status === 'cancelled') await withdrawMandateOf(move, id, 'system');
  return next;
}

/** The next retry. If an attempt ran past its planned time, as debits can, it is the next morning. */
function nextTry({ next_on: day }: SubscriptionRow, failures: number, now: Date): Date | null {
  const planned = retryMoment(day, failures);
  if (planned === null || now.getTime() - planned.getTime() < 12 * 3_600_000) return planned;
  const today = renewalMoment(indianDay(now));
  return today > now ? today : renewalMoment(addDays(indianDay(now), 1));
}

function changed(row: SubscriptionRow, effect: SubscriptionEffect, now: Date): SubscriptionRow {
  return { ...row, ...changes[effect]?.(row, now) };
}

type Change = (row: SubscriptionRow, now: Date) => Partial<SubscriptionChange>;

/** Effects on the row itself. */
const changes: Partial<Record<SubscriptionEffect, Change>> = {
  advancePeriod: ({ plan, next_on, anchor, period }, now) => ({
    period: period + 1,
    // A period paid late must not lead to two deliveries at once.
    next_on: nextDayFrom(plan, nextDay(plan, next_on, anchor), anchor, addDays(indianDay(now), 1)),
  }),
  agreePrice: ({ agreed_price, offered_price }) => ({
    agreed_price: offered_price ?? agreed_price,
    offered_price: null,
  }),
  // The failure message names the day of the next retry, so it counts as its notice.
  tellUnpaid: ({ noticed_total, agreed_price, quantity }, now) => ({
    noticed_at: now,
    noticed_total: noticed_total ?? agreed_price * quantity,
  }),
  leaveTimeToAnswer: ({ next_on, period }, now) => {
    const earliest = earliestDay(indianDay(now));
    return { noticed: period, next_on: next_on < earliest ? earliest : next_on };
  },
  leaveTimeForNotice: ({ plan, next_on, anchor, period }, now) => ({
    noticed: period - 1,
    next_on: nextDayFrom(plan, next_on, anchor, earliestDay(indianDay(now))),
  }),
};

type Deed = (move: SubscriptionMove, row: SubscriptionRow) => Promise<void>;

/** Effects outside the row. */
const deeds: Partial<Record<SubscriptionEffect, Deed>> = {
  claimRenewal: async ({ tx, context }, row) => claimPeriod(tx, row.id, row.period, context.clock()),
  tellUnpaid,
  tellPaused,
  tellEnded,
};
