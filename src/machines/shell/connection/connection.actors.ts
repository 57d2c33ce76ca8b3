import { watching } from '../../kit/slot.ts';
import { connectionMachine, type ConnectionEvent } from './connection.machine.ts';

export interface ConnectionPorts {
  /** Tells whenever the network, or the server behind it, goes or comes back. */
  watchNetwork(listener: (isThere: boolean) => void): () => void;
}

export function connectionLogic(ports: ConnectionPorts) {
  return connectionMachine.provide({
    actors: {
      watchNetwork: watching<ConnectionEvent>((tell) =>
        ports.watchNetwork((isThere) => tell({ type: isThere ? 'network.back' : 'network.gone' })),
      ),
    },
  });
}
