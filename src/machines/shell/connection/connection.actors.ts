import { watching } from '../../kit/slot.ts';
import { connectionMachine, type ConnectionEvent } from './connection.machine.ts';

export interface ConnectionPorts {
  /** Reports when the network or the server becomes unreachable or comes back. */
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
