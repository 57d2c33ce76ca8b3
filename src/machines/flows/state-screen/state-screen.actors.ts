import { watching } from '../../kit/slot.ts';
import { stateScreenMachine, type StateScreenEvent } from './state-screen.machine.ts';

export interface StateScreenPorts {
  /** Reports whether the shop in the frame reached the state. */
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
