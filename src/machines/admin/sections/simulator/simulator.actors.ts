import { fromPromise } from 'xstate';
import type { Draft } from '../../frame/record-editor/record-editor.types.ts';
import { simulatorMachine } from './simulator.machine.ts';
import type { SimulatedPrice, SimulatorBundle } from './simulator.types.ts';

export interface SimulatorPorts {
  /** All bundles that can be applied to a cart. Rejects with CallFailed. */
  findBundles(signal: AbortSignal): Promise<readonly SimulatorBundle[]>;
  /** Returns one price per moment. Rejects with CallFailed. */
  simulate(question: Draft, signal: AbortSignal): Promise<readonly SimulatedPrice[]>;
  writeQuestion(question: Draft): void;
}

export function simulatorLogic(ports: SimulatorPorts) {
  return simulatorMachine.provide({
    actors: {
      findBundles: fromPromise<readonly SimulatorBundle[]>(({ signal }) => ports.findBundles(signal)),
      simulate: fromPromise<readonly SimulatedPrice[], { question: Draft }>(({ input, signal }) =>
        ports.simulate(input.question, signal),
      ),
    },
    actions: { writeAddress: (_, { question }) => ports.writeQuestion(question) },
  });
}
