import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import sql from 'sql-template-tag';
import { toPaise } from '../../../../src/domain/kit/money/money.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Session } from '../../../platform/database/session.ts';
import type { Jobs, Tasks } from '../../../platform/jobs/jobs.ts';
import type { sandboxMessage } from './sandbox.ts';
import { openService } from '../../../platform/outgoing/outgoing-service.ts';
import { signatureOf } from '../../../platform/file/signature.ts';

export interface SandboxBank {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly clock: () => Date;
}

/** How the bank reaches the shop. */
export interface SandboxMail extends SandboxBank {
  readonly secret: string;
  /** Public URL of the shop, no trailing slash. */
  readonly shopOrigin: () => string;
}

/**
 * The payer's choice on the sandbox page. 'stall': no webhook is sent until the payer chooses again. 'less' and
 * 'more': the bank charges a different amount.
 */
export const sandboxChoices = ['pay', 'fail', 'stall', 'late', 'less', 'more'] as const;
export type SandboxChoice = (typeof sandboxChoices)[number];

/** Seconds until 'late' succeeds. */
export const lateSeconds = 20;

/** Difference charged by 'less' and 'more', whole rupees. */
const miscounted = { less: -1, more: 100 } as const;

/** Applies the payer's choice, once: a settled payment doesn't change. Returns whether anything changed. */
export async function settle(bank: SandboxBank, providerOrderId: string, choice: SandboxChoice): Promise<boolean> {
  return bank.database.transaction(async (tx) => {
    if (choice === 'stall') return moved(tx, providerOrderId, 'stalled', null);
    if (choice === 'late') {
      const settlesAt = new Date(bank.clock().getTime() + lateSeconds * 1000);
      const changed = await moved(tx, providerOrderId, 'stalled', settlesAt);
      if (changed) await bank.jobs.add(tx, 'sandbox.settle', { providerOrderId }, { runAt: settlesAt });
      return changed;
    }
    const changed = await moved(tx, providerOrderId, choice === 'fail' ? 'failed' : 'paid', null);
    if (changed && (choice === 'less' || choice === 'more')) {
      await tx.execute(sql`
        UPDATE sandbox_payment SET amount = GREATEST(amount + ${miscounted[choice]}::integer, 0)
        WHERE provider_order_id = ${providerOrderId}`);
    }
    if (changed) await tellShop(bank, tx, providerOrderId, choice === 'fail' ? 'fail' : 'pay');
    return changed;
  });
}

/** The bank's jobs: late payments, and webhooks with retries. */
export function sandboxTasks(bank: SandboxMail): Tasks {
  const settled = z.object({ providerOrderId: z.string() });
  const telling = z.object({ body: z.string(), times: z.int() });
  return {
    'sandbox.settle': async (payload) => {
      const { providerOrderId } = z.parse(settled, payload);
      await bank.database.transaction(async (tx) => {
        await moved(tx, providerOrderId, 'paid', null);
        await tellShop(bank, tx, providerOrderId, 'pay');
      });
    },
    'sandbox.webhook': async (payload) => {
      const { body, times } = z.parse(telling, payload);
      for (let sent = 0; sent < times; sent += 1) await post(bank, body);
    },
  };
}

async function moved(tx: Session, providerOrderId: string, to: string, settlesAt: Date | null): Promise<boolean> {
  const count = await tx.execute(sql`
    UPDATE sandbox_payment SET state = ${to}, settles_at = ${settlesAt},
      provider_payment_id = ${providerPaymentId(providerOrderId)}
    WHERE provider_order_id = ${providerOrderId} AND (state = 'open' OR (state = 'stalled' AND ${to} <> 'stalled'))`);
  return count === 1;
}

/** Some webhooks go out twice, as with real gateways. */
async function tellShop(
  bank: SandboxBank,
  tx: Session,
  providerOrderId: string,
  outcome: 'pay' | 'fail',
): Promise<void> {
  const { amount } = await tx.one<{ amount: number }>(
    sql`SELECT amount FROM sandbox_payment WHERE provider_order_id = ${providerOrderId}`,
  );
  const message: z.infer<typeof sandboxMessage> = {
    id: `sbxev_${randomUUID()}`,
    event: outcome === 'pay' ? 'payment.captured' : 'payment.failed',
    providerOrderId,
    providerPaymentId: providerPaymentId(providerOrderId),
    amount: toPaise(amount),
  };
  const times = /[02468ace]$/u.test(providerOrderId) ? 2 : 1;
  await bank.jobs.add(tx, 'sandbox.webhook', { body: JSON.stringify(message), times });
}

async function post({ shopOrigin, secret }: SandboxMail, body: string): Promise<void> {
  // Calls to the shop itself need no circuit breaker.
  const { status } = await openService('sandbox bank').request({
    url: `${shopOrigin()}/v1/payment/webhook/sandbox`,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': signatureOf(secret, body) },
    body,
  });
  if (status >= 300) throw new Error(`The shop answered the sandbox's webhook with ${status}`);
}

export function providerPaymentId(providerOrderId: string): string {
  return providerOrderId.replace(/^sbx_/u, 'sbxpay_');
}
