import type { SnapshotFrom } from 'xstate';
import type { dashboardSectionMachine } from './dashboard-section.machine.ts';

/** What stands in the place of a section. */
export function dashboardSectionView(
  snapshot: SnapshotFrom<typeof dashboardSectionMachine>,
): 'loading' | 'ready' | 'failed' {
  return snapshot.value === 'reloading' ? 'loading' : snapshot.value;
}
