import { fromPromise } from 'xstate';
import { logoutMachine } from './logout.machine.ts';

/** What telling of logouts needs of the world. */
export interface LogoutPorts {
  /** Resolves when the server knows of every noted logout, at once where there is none; rejects with CallFailed. */
  tellLogouts(): Promise<void>;
}

export function logoutLogic(ports: LogoutPorts) {
  return logoutMachine.provide({ actors: { tellLogouts: fromPromise(() => ports.tellLogouts()) } });
}
