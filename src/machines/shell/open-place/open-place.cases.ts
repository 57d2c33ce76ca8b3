import { sampleProfile } from '../../account/session/session.cases.ts';
import { command, keyFor, type EventCases } from '../../kit/cases.ts';
import type { OpenPlaceInput, openPlaceMachine } from './open-place.machine.ts';
import type { SnapshotFrom } from 'xstate';

const admin = { ...sampleProfile, role: 'admin', isAdmin: true } as const;
/** Takes money and packs, only packs, writes the blog, and isn't staff any more. */
export const cashier = { ...admin, permissions: ['orders', 'money'] } as const;
export const packer = { ...admin, permissions: ['orders'] } as const;
export const writer = { ...admin, permissions: ['content'] } as const;

/** A draft order, which somebody with “orders” may open. */
export const openPlaceInput: OpenPlaceInput = { section: 'draft-orders', rest: 'new', reader: cashier };

/** Open, for somebody else, and nowhere. */
export const openPlaceStarts: readonly OpenPlaceInput[] = [
  openPlaceInput,
  { ...openPlaceInput, reader: writer },
  { ...openPlaceInput, section: 'nowhere' },
];

export const openPlaceCases: EventCases = {
  'reader.changed': [cashier, packer, writer, sampleProfile].map((reader) => command('reader.changed', { reader })),
};

/** Tells snapshots apart by what the person could do before and can do now; one reading is like another. */
export function openPlaceKey({ context: { before, reader } }: SnapshotFrom<typeof openPlaceMachine>): string {
  return keyFor(before.role, before.permissions, reader.role, reader.permissions);
}
