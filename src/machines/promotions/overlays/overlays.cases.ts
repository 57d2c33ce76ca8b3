import { command, nobody, type EventCases } from '../../kit/cases.ts';
import type { OverlaysContext, OverlaysInput } from './overlays.machine.ts';

export const overlaysInput: OverlaysInput = { parent: nobody, busy: [] };

const kinds = ['coupon-popup', 'membership-offer'];
const ofKinds = (type: string) => kinds.map((kind) => command(type, { kind }));

export const overlaysCases: EventCases = {
  'overlay.request': ofKinds('overlay.request'),
  'overlay.withdraw': ofKinds('overlay.withdraw'),
  'overlay.taken': ofKinds('overlay.taken'),
  'overlay.done': ofKinds('overlay.done'),
  'surface.busy': [command('surface.busy', { surface: 'form' })],
  'surface.free': [command('surface.free', { surface: 'form' })],
};

/** Tells snapshots apart by the queue, what the shopper is busy with, and what is shown. */
export function overlaysKey({ context }: { readonly context: OverlaysContext }): string {
  return JSON.stringify([context.queue, context.busy, context.shown]);
}
