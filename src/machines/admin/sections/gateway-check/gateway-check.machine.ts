import { setup } from 'xstate';
import { promiseSlot } from '../../../kit/slot.ts';

export type GatewayCheckEvent = { type: 'gateway.check' };

/** Asks a payment gateway whether it accepts the shop's keys; moves no money (CHK-05). */
export const gatewayCheckMachine = setup({
  types: {} as { events: GatewayCheckEvent },
  actors: { checkGateway: promiseSlot<{ isWorking: boolean }>() },
  guards: { isWorking: (_, params: { isWorking: boolean }) => params.isWorking },
}).createMachine({
  id: 'gateway-check',
  description: 'Asks a payment service whether it accepts the shop’s keys.',
  initial: 'idle',
  states: {
    idle: { description: 'Not checked yet.', on: { 'gateway.check': 'checking' } },
    checking: {
      description: 'Asking the payment service.',
      invoke: {
        id: 'checkGateway',
        src: 'checkGateway',
        onDone: [
          {
            guard: { type: 'isWorking', params: ({ event }) => event.output },
            target: 'working',
          },
          { target: 'refused' },
        ],
        onError: 'unknown',
      },
    },
    working: { description: 'The payment service accepted the keys.', on: { 'gateway.check': 'checking' } },
    refused: {
      description: 'The payment service didn’t answer, or refused the keys.',
      on: { 'gateway.check': 'checking' },
    },
    unknown: { description: 'Couldn’t run the check.', on: { 'gateway.check': 'checking' } },
  },
});
