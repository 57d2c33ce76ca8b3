import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import sql from 'sql-template-tag';
import type { Rupees } from '../../../../src/domain/kit/money/money.ts';
import type { Session } from '../../../platform/database/session.ts';
import { GatewayUnavailable } from '../gateway.ts';
import { addressIn } from '../../../../src/domain/shell/page/address.ts';
import { mandateReturnPath, type Mandates } from '../mandates.ts';
import { type SandboxBank, settle } from './sandbox-bank.ts';

export interface SandboxMandateRow {
  readonly provider_id: string;
  readonly ceiling: Rupees;
  readonly plan: 'weekly' | 'monthly';
  readonly method: 'upi' | 'card';
  readonly return_url: string;
  readonly state: 'open' | 'stalled' | 'granted' | 'refused' | 'paused' | 'revoked';
  readonly debits: 'pay' | 'fail' | 'stall' | 'late';
}

/** Webhook of the sandbox that a mandate has changed. */
export const sandboxMandateMessage = z.object({
  id: z.string().check(z.minLength(8), z.maxLength(80)),
  event: z.literal('mandate.changed'),
  providerId: z.string().check(z.maxLength(80)),
});

/** Mandates at the embedded sandbox gateway. */
export function sandboxMandates(bank: SandboxBank): Mandates {
  const { database, clock } = bank;
  const rowOf = async (providerId: string): Promise<SandboxMandateRow> => {
    const row = await findSandboxMandate(database, providerId);
    if (!row) throw new GatewayUnavailable('The sandbox knows no such mandate');
    return row;
  };
  return {
    async ask({ mandateId, ceiling, plan, method, language }) {
      const providerId = `sbxm_${mandateId.replaceAll('-', '')}`;
      await database.execute(sql`
        INSERT INTO sandbox_mandate (provider_id, ceiling, plan, method, return_url, created_at)
        VALUES (${providerId}, ${ceiling}, ${plan}, ${method}, ${addressIn(language, mandateReturnPath)}, ${clock()})
        ON CONFLICT (provider_id) DO NOTHING`);
      return {
        providerId,
        providerCustomer: null,
        action: { kind: 'redirect', url: `/sandbox/mandate/${providerId}` },
      };
    },
    async fetch({ providerId }) {
      const { state } = await rowOf(providerId);
      if (state === 'open' || state === 'stalled') return { kind: 'asked', trial: null };
      return { ...(state === 'granted' ? { kind: state, token: providerId } : { kind: state }), trial: null };
    },
    async revoke({ providerId }) {
      await database.execute(sql`
        UPDATE sandbox_mandate SET state = CASE WHEN state IN ('open', 'stalled') THEN 'refused' ELSE 'revoked' END
        WHERE provider_id = ${providerId} AND state <> 'refused'`);
    },
    async debit({ providerId, paymentId, amount }) {
      const { state, debits, ceiling, method, return_url: back } = await rowOf(providerId);
      const providerOrderId = `sbx_${paymentId.replaceAll('-', '')}`;
      const isRefused = state !== 'granted' || amount > ceiling;
      const made = await database.execute(sql`
        INSERT INTO sandbox_payment (provider_order_id, amount, method, return_url, state, created_at)
        VALUES (${providerOrderId}, ${amount}, ${method}, ${back}, ${isRefused ? 'failed' : 'open'}, ${clock()})
        ON CONFLICT (provider_order_id) DO NOTHING`);
      if (made === 1 && isRefused) return { providerOrderId, isRefused };
      // A settled debit doesn't change, so a repeated one is made once.
      await settle(bank, providerOrderId, debits);
      return { providerOrderId, isRefused: false };
    },
  };
}

export async function findSandboxMandate(
  session: Session,
  providerId: string,
): Promise<SandboxMandateRow | undefined> {
  return session.maybeOne<SandboxMandateRow & { [column: string]: unknown }>(
    sql`SELECT * FROM sandbox_mandate WHERE provider_id = ${providerId}`,
  );
}

/** Choices on the sandbox's mandate page. */
export const mandateChoices = ['grant', 'refuse', 'stall', 'pause', 'resume', 'revoke'] as const;
export type MandateChoice = (typeof mandateChoices)[number];
export const debitChoices = ['pay', 'fail', 'stall', 'late'] as const;
export type DebitChoice = (typeof debitChoices)[number];

const moves: Readonly<Record<MandateChoice, { from: readonly string[]; to: SandboxMandateRow['state'] }>> = {
  grant: { from: ['open', 'stalled'], to: 'granted' },
  refuse: { from: ['open', 'stalled'], to: 'refused' },
  stall: { from: ['open'], to: 'stalled' },
  pause: { from: ['granted'], to: 'paused' },
  resume: { from: ['paused'], to: 'granted' },
  revoke: { from: ['granted', 'paused'], to: 'revoked' },
};

/** Whether the choice is allowed in the mandate's current state. */
export function isMandateChoice(state: SandboxMandateRow['state'], choice: MandateChoice): boolean {
  return moves[choice].from.includes(state);
}

/** Applies the payer's choice, and notifies the shop unless the bank stalls. */
export async function decideMandate(bank: SandboxBank, providerId: string, choice: MandateChoice): Promise<void> {
  const { from, to } = moves[choice];
  await bank.database.transaction(async (tx) => {
    const count = await tx.execute(sql`
      UPDATE sandbox_mandate SET state = ${to} WHERE provider_id = ${providerId} AND state = ANY(${from})`);
    if (count !== 1 || to === 'stalled') return;
    const message: z.infer<typeof sandboxMandateMessage> = {
      id: `sbxev_${randomUUID()}`,
      event: 'mandate.changed',
      providerId,
    };
    await bank.jobs.add(tx, 'sandbox.webhook', { body: JSON.stringify(message), times: 2 });
  });
}

/** Sets the bank's answer to future debits. */
export async function chooseDebits(bank: SandboxBank, providerId: string, choice: DebitChoice): Promise<void> {
  await bank.database.execute(sql`UPDATE sandbox_mandate SET debits = ${choice} WHERE provider_id = ${providerId}`);
}
