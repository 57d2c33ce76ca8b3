import { fromPromise } from 'xstate';
import { themeMachine, type Scheme } from './theme.machine.ts';

export interface ThemePorts {
  readScheme(): Scheme | null;
  /** Applies and stores the scheme; null follows the system again. */
  applyScheme(scheme: Scheme | null): void;
}

export function themeLogic(ports: ThemePorts) {
  return themeMachine.provide({
    actors: { readScheme: fromPromise(() => Promise.resolve(ports.readScheme())) },
    actions: { applyScheme: (_, { scheme }) => ports.applyScheme(scheme) },
  });
}
