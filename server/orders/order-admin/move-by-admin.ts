import {
  heldRefusal,
  moveRefusal,
  owedRefusal,
  type StaffMove,
} from '../../../src/domain/orders/order/staff-move.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { findAskedOf } from '../tables/draft.queries.ts';
import { parcelsOf } from '../tables/parcel.queries.ts';
import { findAnyOrder, lockOrder, type Mover, type OrderRow } from '../tables/order.queries.ts';

export interface AdminMove {
  readonly orderId: string;
  readonly adminId: string;
  readonly move: Exclude<StaffMove, 'repaid'>;
  /** Runs in the transaction with the order locked; false if it isn't allowed now. */
  readonly step: (tx: Session, by: Mover) => Promise<boolean>;
}

export type AdminMoveOutcome =
  | { readonly kind: 'moved' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly detail: string };

const done: Readonly<Record<AdminMove['move'], string>> = {
  pack: 'packed',
  ship: 'shipped',
  correct: 'tracking corrected',
  deliver: 'delivered',
  cancel: 'cancelled',
  return: 'returned',
  refund: 'refund ordered',
};

/** Takes one step of an order for an admin in its own transaction, and records who did it (ORD-02, ADM-10). */
export async function moveByAdmin(context: ShopContext, asked: AdminMove): Promise<AdminMoveOutcome> {
  const { orderId, adminId, move, step } = asked;
  if (!(await findAnyOrder(context.database, orderId))) return { kind: 'missing' };
  try {
    await context.database.transaction(async (tx) => {
      const before = await lockOrder(tx, orderId);
      if (!(await step(tx, { actor: 'admin', shopperId: adminId }))) {
        throw new Refused(await refusalOf(tx, before, move));
      }
      const after = await lockOrder(tx, orderId);
      await recordChange(tx, {
        actorId: adminId,
        action: done[move],
        resource: 'order',
        recordId: orderId,
        before: kept(before),
        after: kept(after),
        now: context.clock(),
      });
    });
    return { kind: 'moved' };
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', detail: error.message };
    throw error;
  }
}

/** Rolls the transaction back; caught in this file. */
class Refused extends Error {}

async function refusalOf(tx: Session, { id, status }: OrderRow, move: AdminMove['move']): Promise<string> {
  if (move === 'pack' && (await findAskedOf(tx, id))) return owedRefusal;
  if (move === 'pack' && (await parcelsOf(tx, [id])).some(({ status: at }) => at === 'held')) return heldRefusal;
  return `${moveRefusal(move, status)}. Reload the page to see how it stands.`;
}

function kept({ number, status, courier, tracking_number: trackingNumber }: OrderRow) {
  return { number, status, courier, trackingNumber };
}
