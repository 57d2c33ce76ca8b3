import { fromPromise } from 'xstate';
import { clubStatusMachine, type ClubStatus } from './club-status.machine.ts';

export interface ClubStatusPorts {
  /** Rejects with CallFailed. */
  fetchStatus(signal: AbortSignal): Promise<ClubStatus>;
}

export function clubStatusLogic(ports: ClubStatusPorts) {
  return clubStatusMachine.provide({
    actors: { fetchStatus: fromPromise<ClubStatus>(({ signal }) => ports.fetchStatus(signal)) },
  });
}
