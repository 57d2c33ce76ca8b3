import type { SnapshotFrom } from 'xstate';
import type { cartSyncMachine } from './cart-sync.machine.ts';

/** Changes wait for the server and it does not take them; a call that is merely under way does not count. */
export function isUnsaved(snapshot: SnapshotFrom<typeof cartSyncMachine>): boolean {
  return snapshot.matches({ signedIn: 'unreachable' }) || snapshot.matches({ signedIn: 'refused' });
}
