import { fromPromise } from 'xstate';
import { logoutMachine } from './logout.machine.ts';

export interface LogoutPorts {
  /**
   * Resolves when the server has accepted every recorded logout, or at once if there is none. Rejects with
   * CallFailed.
   */
  tellLogouts(): Promise<void>;
}

export function logoutLogic(ports: LogoutPorts) {
  return logoutMachine.provide({ actors: { tellLogouts: fromPromise(() => ports.tellLogouts()) } });
}
