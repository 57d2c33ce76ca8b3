import type { SnapshotFrom } from 'xstate';
import type { consultationMachine } from './consultation.machine.ts';

/** What the floating button says; it hides while the cart lies over the page. */
export function consultationView(snapshot: SnapshotFrom<typeof consultationMachine>, isDrawerOpen: boolean) {
  const isBusy = snapshot.matches('posting');
  return { isShown: !isDrawerOpen, isBusy, label: isBusy ? 'Opening WhatsApp…' : 'Ask on WhatsApp' };
}
