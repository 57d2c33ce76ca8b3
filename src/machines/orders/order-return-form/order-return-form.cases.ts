import { command, done, failed, keyFor, refused, type EventCases } from '../../kit/cases.ts';
import { orderAnswer, sampleOrder } from '../order-cases.ts';
import type { OrderReturnFormInput } from './order-return-form.types.ts';

export const orderReturnFormInput: OrderReturnFormInput = { orderId: sampleOrder.id };

/** Delivered a day ago. */
export const deliveredAnswer = orderAnswer(
  { status: 'paid' },
  { status: 'delivered', returnUntil: '2026-11-12T04:30:00.000Z' },
);

export const samplePreview = {
  lines: [{ line: 0, quantity: 1, amount: 1499 }],
  fees: 0,
  total: 1499,
  isEverything: true,
};

export const orderReturnFormCases: EventCases = {
  'units.set': [command('units.set', { line: 0, quantity: 1 }), command('units.set', { line: 0, quantity: 0 })],
  'reason.choose': [command('reason.choose', { reason: 'damaged' })],
  'note.type': [command('note.type', { text: 'The cap is broken' })],
  'refund.choose': [command('refund.choose', { way: 'wallet' })],
  'upi.type': [command('upi.type', { text: 'name@bank' })],
  'photo.choose': [command('photo.choose', { photo: { name: 'cap.png', bytes: new Blob([]) } })],
  'photo.remove': [command('photo.remove', { id: 'a-photo' })],
  'xstate.done.actor.openForm': [
    done('openForm', { answer: deliveredAnswer, isReturnable: true, key: 'a-key' }),
    done('openForm', { answer: orderAnswer(), isReturnable: false, key: 'a-key' }),
  ],
  'xstate.error.actor.openForm': [failed('openForm'), failed('openForm', refused(404))],
  'xstate.done.actor.previewReturn': [done('previewReturn', samplePreview)],
  'xstate.error.actor.previewReturn': [failed('previewReturn', refused(409))],
  'xstate.done.actor.sendPhoto': [done('sendPhoto', 'a-photo')],
  'xstate.error.actor.sendPhoto': [failed('sendPhoto', refused(415))],
  'xstate.done.actor.askReturn': [done('askReturn', deliveredAnswer)],
  'xstate.error.actor.askReturn': [failed('askReturn', refused(409))],
};

interface Facts {
  readonly units: readonly unknown[];
  readonly reason: string | null;
  readonly photos: readonly unknown[];
}

/**
 * Tells snapshots apart by units and reason, which decide whether it can be sent, and by the number of photos,
 * which decides whether another can be added.
 */
export function orderReturnFormKey({ context: { units, reason, photos } }: { readonly context: Facts }): string {
  return keyFor(units.length, reason, Math.min(photos.length, 4));
}
