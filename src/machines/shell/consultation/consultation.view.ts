import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import type { consultationMachine } from './consultation.machine.ts';

/** View model of the floating button, which is hidden while the cart is open. */
export function consultationView(snapshot: SnapshotFrom<typeof consultationMachine>, isDrawerOpen: boolean) {
  const isBusy = snapshot.matches('posting');
  return { isShown: !isDrawerOpen, isBusy, label: isBusy ? t`Opening WhatsApp…` : t`Ask on WhatsApp` };
}
