import { fromPromise } from 'xstate';
import type { Draft } from '../record-editor/record-editor.types.ts';
import { simulatorMachine } from './simulator.machine.ts';
import type { SimulatedPrice, SimulatorProduct } from './simulator.types.ts';

interface Asked {
  readonly question: Draft;
  readonly products: readonly SimulatorProduct[];
}

export interface SimulatorPorts {
  findProducts(signal: AbortSignal): Promise<readonly SimulatorProduct[]>;
  /** One price for each moment; rejects with CallFailed. */
  simulate(asked: Asked, signal: AbortSignal): Promise<readonly SimulatedPrice[]>;
  writeQuestion(question: Draft): void;
}

export function simulatorLogic(ports: SimulatorPorts) {
  return simulatorMachine.provide({
    actors: {
      findProducts: fromPromise<readonly SimulatorProduct[]>(({ signal }) => ports.findProducts(signal)),
      simulate: fromPromise<readonly SimulatedPrice[], Asked>(({ input, signal }) => ports.simulate(input, signal)),
    },
    actions: { writeAddress: (_, { question }) => ports.writeQuestion(question) },
  });
}
