import { fromPromise } from 'xstate';
import type { SalesPeriod } from '../../domain/sales/sales.ts';
import { adminHomeMachine, type HomeFigures } from './admin-home.machine.ts';

export interface AdminHomePorts {
  /** Rejects with CallFailed. */
  fetchHome(period: SalesPeriod, signal: AbortSignal): Promise<HomeFigures>;
}

export function adminHomeLogic(ports: AdminHomePorts) {
  return adminHomeMachine.provide({
    actors: {
      fetchHome: fromPromise<HomeFigures, { period: SalesPeriod }>(({ input, signal }) =>
        ports.fetchHome(input.period, signal),
      ),
    },
  });
}
