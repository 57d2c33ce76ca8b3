import type { ReviewEvent } from '../../../src/machines/content/review/review.machine.ts';
import { type ReviewEffect, reviewStep } from '../../../src/machines/content/review/review.transition.ts';
import { tellShopper } from '../../account/message/tell.ts';
import type { Session } from '../../platform/database/session.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { findInvitation } from './invitation.queries.ts';
import { reviewPath } from './review-link.ts';
import { addReviewEvent, type Rejection, type ReviewRow, updateReviewStatus } from './review.queries.ts';

type MoveContext = Pick<ShopContext, 'clock' | 'settings' | 'messages' | 'origin'>;

interface Moved {
  readonly actor: 'customer' | 'admin';
  readonly shopperId: string;
  readonly rejection?: Rejection;
}

/**
 * Takes one step of the review's chart with its messages, in the caller's transaction; false if there is no such
 * step. Expects the row locked (REV-01).
 */
export async function moveReview(
  { tx, context }: { readonly tx: Session; readonly context: MoveContext },
  row: ReviewRow,
  event: ReviewEvent,
  { actor, shopperId, rejection }: Moved,
): Promise<boolean> {
  const step = reviewStep(row.status, event);
  if (!step) return false;
  if (!(await updateReviewStatus(tx, row, step.status, rejection ?? null))) {
    throw new Error(`Review ${row.id} was moved by somebody else`);
  }
  const at = context.clock();
  await addReviewEvent(tx, row.id, { type: event.type, status: step.status, actor, shopperId, at });
  for (const effect of step.effects) await tell(tx, context, row, effect, rejection);
  return true;
}

async function tell(
  tx: Session,
  context: MoveContext,
  row: ReviewRow,
  effect: ReviewEffect,
  rejection: Rejection | undefined,
): Promise<void> {
  const invitation = await findInvitation(tx, row.invitation_id);
  if (!invitation) return;
  const { product } = invitation;
  const url = `${context.origin()}/shop/${row.sku}#reviews`;
  const changeUrl = `${context.origin()}${reviewPath(invitation.id, context.settings.secret, context.clock())}`;
  switch (effect) {
    case 'tellPublished':
      return tellShopper(tx, context, row.shopper_id, { template: 'review-published', data: { product, url } });
    case 'tellRejected':
      return tellShopper(tx, context, row.shopper_id, {
        template: 'review-rejected',
        data: { product, reason: rejection?.words ?? '', changeUrl },
      });
    default:
      return tellShopper(tx, context, row.shopper_id, { template: 'review-answered', data: { product, url } });
  }
}
