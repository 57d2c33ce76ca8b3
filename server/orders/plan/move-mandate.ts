import sql from 'sql-template-tag';
import type { MandateEvent } from '../../../src/machines/orders/mandate/mandate.machine.ts';
import { type MandateEffect, mandateStep } from '../../../src/machines/orders/mandate/mandate.transition.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { type TellContext, tellShopper } from '../../account/message/tell.ts';
import { lockSubscription } from '../tables/subscription.queries.ts';
import {
  findMandate,
  findOpenMandate,
  lockMandate,
  type MandateRow,
  type MandateSource,
  updateMandate,
} from '../tables/mandate.queries.ts';

export interface MandateMove {
  readonly tx: Session;
  readonly context: Pick<ShopContext, 'clock'> & TellContext;
}

export interface MandateStepNews {
  readonly event: MandateEvent;
  readonly source: MandateSource;
  /** Debit token, if the gateway sent one. */
  readonly token?: string | undefined;
}

/**
 * Takes one step of the mandate chart with all its effects, in the caller's transaction; false if the chart has no
 * such step (SUB-01). Locks the subscription before its mandate.
 */
export async function moveMandate(
  { tx, context }: MandateMove,
  id: string,
  { event, source, token }: MandateStepNews,
): Promise<boolean> {
  const seen = await findMandate(tx, id);
  if (!seen) return false;
  await lockSubscription(tx, seen.subscription_id);
  const row = await lockMandate(tx, id);
  const step = mandateStep(row.status, event);
  if (!step) return false;
  const change = {
    status: step.status,
    provider_token: token ?? row.provider_token,
    ends_there: row.ends_there || step.effects.includes('endAtGateway'),
    changed_at: context.clock(),
  };
  await updateMandate(tx, id, change, { event: event.type, source });
  for (const effect of step.effects) await deeds[effect]?.({ tx, context }, row);
  return true;
}

/** Withdraws the mandate of a subscription that ended or whose owner turned Autopay off; false if there is none. */
export async function withdrawMandateOf(
  move: MandateMove,
  subscriptionId: string,
  source: MandateSource,
): Promise<boolean> {
  const open = await findOpenMandate(move.tx, subscriptionId);
  return open !== undefined && moveMandate(move, open.id, { event: { type: 'mandate.withdraw' }, source });
}

type Deed = (move: MandateMove, row: MandateRow) => Promise<void>;

/** Effects outside the mandate's row. */
const deeds: Partial<Record<MandateEffect, Deed>> = {
  payByMandate: async ({ tx }, row) => {
    await tx.execute(sql`
      UPDATE subscription SET pays_by = 'mandate' WHERE id = ${row.subscription_id} AND status <> 'cancelled'`);
  },
  payByLink: async ({ tx }, row) => {
    await tx.execute(
      sql`UPDATE subscription SET pays_by = 'link' WHERE id = ${row.subscription_id} AND pays_by = 'mandate'`,
    );
  },
  tellGranted: async (move, row) => tell(move, row, 'mandate-granted'),
  tellHalted: async (move, row) => tell(move, row, 'mandate-paused'),
  tellEnded: async (move, row) => tell(move, row, 'mandate-ended'),
};

async function tell(
  { tx, context }: MandateMove,
  { subscription_id: id, shopper_id: shopperId, ceiling, method }: MandateRow,
  template: 'mandate-granted' | 'mandate-paused' | 'mandate-ended',
): Promise<void> {
  const { name } = await tx.one<{ name: string }>(sql`SELECT name FROM subscription WHERE id = ${id}`);
  await tellShopper(tx, context, shopperId, { template, data: { product: name, ceiling, method } });
}
