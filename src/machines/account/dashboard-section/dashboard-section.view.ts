import type { SnapshotFrom } from 'xstate';
import type { dashboardSectionMachine } from './dashboard-section.machine.ts';

/** View model of the section while its code loads or fails to. */
export function dashboardSectionView(
  snapshot: SnapshotFrom<typeof dashboardSectionMachine>,
): 'loading' | 'ready' | 'failed' {
  return snapshot.value === 'reloading' ? 'loading' : snapshot.value;
}
