import { fromPromise } from 'xstate';
import { dashboardSectionMachine } from './dashboard-section.machine.ts';

export interface DashboardSectionPorts {
  /** Rejects if the chunk can't be loaded. */
  loadCode(): Promise<void>;
  reloadPage(): void;
}

export function dashboardSectionLogic(ports: DashboardSectionPorts) {
  return dashboardSectionMachine.provide({
    actors: { loadCode: fromPromise<void>(() => ports.loadCode()) },
    actions: { reloadPage: () => ports.reloadPage() },
  });
}
