import type { SnapshotFrom } from 'xstate';
import type { cartSyncMachine } from './cart-sync.machine.ts';

/** Whether changes are waiting because the server doesn't accept them. A call in progress doesn't count. */
export function isUnsaved(snapshot: SnapshotFrom<typeof cartSyncMachine>): boolean {
  return snapshot.matches({ signedIn: 'unreachable' }) || snapshot.matches({ signedIn: 'refused' });
}
