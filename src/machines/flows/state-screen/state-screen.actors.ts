import { watching } from '../../kit/slot.ts';
import { stateScreenMachine, type StateScreenEvent } from './state-screen.machine.ts';

export interface StateScreenPorts {
  /** Tells whether the shop in a frame reached the wanted state. */
  watchFrames(listener: (hasStood: boolean) => void): () => void;
}

export function stateScreenLogic(ports: StateScreenPorts) {
  return stateScreenMachine.provide({
    actors: {
      watchFrame: watching<StateScreenEvent>((tell) =>
        ports.watchFrames((hasStood) => tell({ type: hasStood ? 'screen.stood' : 'screen.missed' })),
      ),
    },
  });
}
