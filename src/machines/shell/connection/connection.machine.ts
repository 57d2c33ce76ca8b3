import { setup } from 'xstate';
import { watchSlot } from '../../kit/slot.ts';
import type { Tells } from '../../kit/tells.ts';

export type ConnectionEvent = { type: 'network.gone' } | { type: 'network.back' };
export type ConnectionFact = { type: 'connection.lost' } | { type: 'connection.restored' };

export interface ConnectionInput {
  readonly parent: Tells<ConnectionFact>;
}

/** Whether the server can be reached. The shopper is told once, and waiting work continues afterwards. */
export const connectionMachine = setup({
  types: {} as { context: ConnectionInput; events: ConnectionEvent; input: ConnectionInput },
  actors: { watchNetwork: watchSlot<ConnectionEvent>() },
  actions: {
    tellLost: ({ context }) => context.parent.send({ type: 'connection.lost' }),
    tellRestored: ({ context }) => context.parent.send({ type: 'connection.restored' }),
  },
}).createMachine({
  id: 'connection',
  description: 'Whether the shop can reach its server.',
  context: ({ input }) => input,
  invoke: { id: 'watchNetwork', src: 'watchNetwork' },
  initial: 'online',
  states: {
    online: {
      description: 'Online. The last call was answered.',
      on: { 'network.gone': { target: 'offline', actions: 'tellLost' } },
    },
    offline: {
      description: 'The device is offline, or the server doesn’t answer.',
      on: { 'network.back': { target: 'online', actions: 'tellRestored' } },
    },
  },
});
