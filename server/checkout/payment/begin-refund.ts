import { refundStep, type RefundEffect } from '../../../src/machines/checkout/refund/refund.transition.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { insertRefund, type RefundRow, returnRefundJob } from './refund.queries.ts';

interface Move {
  readonly tx: Session;
  readonly context: Pick<ShopContext, 'jobs'>;
}

/** Writes a refund down as its chart begins it. Returns what else is to do; a payment service is asked by a job. */
export async function beginRefund(
  { tx, context }: Move,
  refund: Omit<RefundRow, 'status'>,
): Promise<readonly RefundEffect[]> {
  const { id, way } = refund;
  const step = refundStep({ status: null, way }, { type: 'refund.order', way });
  if (!step) throw new Error(`A refund can't begin by ${way}`);
  await insertRefund(tx, { ...refund, status: step.status });
  if (step.effects.includes('askGateway')) {
    await context.jobs.add(tx, returnRefundJob, { refundId: id }, { key: `refund:${id}` });
  }
  return step.effects;
}
