import { setup } from 'xstate';
import { promiseSlot } from '../../../kit/slot.ts';

export type GatewayCheckEvent = { type: 'gateway.check' };

/** A call that asks a payment service whether it knows the shop, and moves no money (CHK-05). */
export const gatewayCheckMachine = setup({
  types: {} as { events: GatewayCheckEvent },
  actors: { checkGateway: promiseSlot<{ isWorking: boolean }>() },
  guards: { isWorking: (_, params: { isWorking: boolean }) => params.isWorking },
}).createMachine({
  id: 'gateway-check',
  description: 'A call that asks a payment service whether it knows the shop.',
  initial: 'idle',
  states: {
    idle: { description: 'Nobody has asked.', on: { 'gateway.check': 'checking' } },
    checking: {
      description: 'The server asks the service.',
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
    working: { description: 'The service answered and knows the shop.', on: { 'gateway.check': 'checking' } },
    refused: {
      description: 'The service did not answer, or not to these keys.',
      on: { 'gateway.check': 'checking' },
    },
    unknown: { description: 'The shop itself could not ask.', on: { 'gateway.check': 'checking' } },
  },
});
