import * as z from 'zod/mini';
import sql from 'sql-template-tag';
import { orderStatuses } from '../../../src/domain/orders/order/order.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { inSavepoint } from '../../platform/database/savepoint.ts';
import type { Session } from '../../platform/database/session.ts';
import { issueCreditNote, issueInvoice } from '../invoice/issue.ts';
import { tellMembershipStarted } from '../../account/message/membership-message.ts';
import { tellOrderStep } from '../message/order-step.ts';
import { tellPaymentNews } from '../message/payment-message.ts';
import { rewardReferrer, takeRewardBack } from '../../account/referral/reward.ts';
import { takePaidOrder, undoSubscriptions } from '../plan/begin-subscriptions.ts';
import { tellDeclined } from '../plan/subscription.messages.ts';
import { grantMembership, withdrawMembership } from '../../account/membership/membership.queries.ts';
import type { Move } from './moves.ts';
import { lockOrder, type OrderRow } from '../tables/order.queries.ts';

type Step = (move: Move, order: OrderRow) => Promise<void>;

/** Steps after a change of an order's payment. A failing step doesn't undo the payment (SEC-05). */
const steps = {
  grantMembership: async (move, order) => {
    const months = monthsOf(order);
    await grantMembership(move.tx, order.shopper_id, months, move.context.clock());
    if (months > 0) await followUp(move, order, 'tellMembership');
  },
  tellMembership: async ({ tx, context }, order) => {
    await tellMembershipStarted(tx, context, order.shopper_id);
  },
  beginSubscriptions: takePaidOrder,
  rewardReferrer,
  issueInvoice: async ({ tx, context }, order) => issueInvoice(tx, context, order),
  withdrawMembership: async ({ tx }, order) => {
    // Months that were never granted can't be withdrawn.
    if (await dropStep(tx, order.id, 'grantMembership')) return;
    await withdrawMembership(tx, order.shopper_id, monthsOf(order));
  },
  undoSubscriptions: async (move, order) => undoSubscriptions(move, order),
  takeRewardBack,
  issueCreditNote: async ({ tx, context }, order) => issueCreditNote(tx, context, order, null),
  tellDeclined,
} as const satisfies Readonly<Record<string, Step>>;

type NamedStep = keyof typeof steps;
const isNamed = (name: string): name is NamedStep => name in steps;

/** Steps that apply only while the order is active; skipped once it is cancelled or refunded. */
const whileStanding: ReadonlySet<string> = new Set<NamedStep>([
  'grantMembership',
  'tellMembership',
  'beginSubscriptions',
  'rewardReferrer',
  'issueInvoice',
]);
const standing: ReadonlySet<string> = new Set(['paid', 'packed', 'shipped', 'delivered']);

/** A named step, an order status message, or a message about a payment, by its id. */
export type FollowUpStep =
  | NamedStep
  | `tell:${OrderRow['status']}`
  | `${'unmatched' | 'accepted' | 'sentBack'}:${string}`;

/** Job that retries a failed step. */
export const followUpJob = 'order.follow-up';

/**
 * Runs a step after a payment, in its transaction. A failure is stored for admins to see and retried by a job. It
 * neither rolls back the payment nor makes a webhook fail (SEC-05).
 */
export async function followUp(move: Move, order: OrderRow, step: FollowUpStep): Promise<void> {
  const { tx, context } = move;
  const error = await inSavepoint(tx, async () => run(move, order, step));
  if (error === undefined) return;
  context.log.error({ err: error, order: order.id, step }, 'a step after a payment failed; a job does it again');
  await tx.execute(sql`
    INSERT INTO order_follow_up (order_id, step, failed_at) VALUES (${order.id}, ${step}, ${context.clock()})
    ON CONFLICT (order_id, step) DO UPDATE SET failed_at = EXCLUDED.failed_at, done_at = NULL`);
  await context.jobs.add(
    tx,
    followUpJob,
    { orderId: order.id, step },
    { key: `${followUpJob}:${order.id}:${step}` },
  );
}

async function run(move: Move, order: OrderRow, step: string): Promise<void> {
  if (isNamed(step)) return steps[step](move, order);
  const [kind = '', rest = ''] = step.split(':');
  const status = orderStatuses.find((each) => each === rest);
  if (kind === 'tell' && status) return tellOrderStep(move.tx, move.context, order, status);
  await tellPaymentNews(move.tx, move.context, order, { kind, paymentId: rest });
}

const payload = z.object({ orderId: z.string(), step: z.string() });

/** Retries a failed step. Throws while it still fails, so that the job tries again. */
export async function repeatFollowUp(context: ShopContext, job: unknown): Promise<void> {
  const { orderId, step } = z.parse(payload, job);
  await context.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!(await dropStep(tx, orderId, step, context.clock()))) return;
    if (whileStanding.has(step) && !standing.has(order.status)) return;
    await run({ tx, context }, order, step);
  });
}

/** Marks a failed step as done; false if there is none. */
async function dropStep(tx: Session, orderId: string, step: string, at: Date | null = null): Promise<boolean> {
  const count = await tx.execute(sql`
    UPDATE order_follow_up SET done_at = COALESCE(${at}::timestamptz, failed_at)
    WHERE order_id = ${orderId} AND step = ${step} AND done_at IS NULL`);
  return count === 1;
}

/** Names of an order's failed steps that are still open. */
export async function openFollowUps(session: Session, orderId: string): Promise<string[]> {
  const rows = await session.query<{ step: string }>(sql`
    SELECT step FROM order_follow_up WHERE order_id = ${orderId} AND done_at IS NULL ORDER BY failed_at, step`);
  return rows.map(({ step }) => step);
}

function monthsOf({ lines }: OrderRow): number {
  return lines.reduce((months, line) => months + line.months * line.quantity, 0);
}
