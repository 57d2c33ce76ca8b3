import { fromPromise } from 'xstate';
import { type ShareInput, shareMachine, type ShareOutcome } from './share.machine.ts';

export interface SharePorts {
  sharePage(title: string): Promise<ShareOutcome>;
}

export function shareLogic(ports: SharePorts) {
  return shareMachine.provide({
    actors: { sharePage: fromPromise<ShareOutcome, ShareInput>(({ input }) => ports.sharePage(input.title)) },
  });
}
