import { fromPromise } from 'xstate';
import type { RoomMessage, ShopMessage } from '../../domain/inspection/inspection.ts';
import { watching } from '../kit/slot.ts';
import { flowRoomMachine } from './flow-room.machine.ts';
import type { DrawnChart, ExportFormat, FlowRoomContext, FlowRoomEvent } from './flow-room.types.ts';

export interface FlowRoomPorts {
  /** Tells what shops in other tabs tell; asks them for what was before. */
  watchShops(listener: (message: ShopMessage) => void): () => void;
  sendToShop(message: RoomMessage): void;
  /** The chart and the moment that the address names, now and when it changes. */
  watchAddress(listener: (slug: string | null, at: number | null) => void): () => void;
  writeAddress(slug: string | null, at: number | null): void;
  /** Hands the chart or the record over as a file. */
  takeExport(format: ExportFormat, context: FlowRoomContext): void;
  /** Rejects where there is no such chart. */
  loadChart(slug: string): Promise<DrawnChart>;
}

export function flowRoomLogic(ports: FlowRoomPorts) {
  return flowRoomMachine.provide({
    actors: {
      watchShops: watching<FlowRoomEvent>((tell) =>
        ports.watchShops((message) => {
          const fact = factOf(message);
          if (fact) tell(fact);
        }),
      ),
      watchAddress: watching<FlowRoomEvent>((tell) =>
        ports.watchAddress((slug, at) => tell({ type: 'room.read', slug, at })),
      ),
      loadChart: fromPromise<DrawnChart, { slug: string }>(({ input }) => ports.loadChart(input.slug)),
    },
    actions: {
      writeAddress: (_, { slug, at }) => ports.writeAddress(slug, at),
      takeExport: (_, { format, context }) => ports.takeExport(format, context),
      sendToShop: (_, { sessionId, event }) => {
        if (sessionId !== null) ports.sendToShop({ type: 'send', sessionId, event });
      },
    },
  });
}

function factOf(message: ShopMessage): FlowRoomEvent | null {
  switch (message.type) {
    case '@xstate.actor':
      return { type: 'shop.born', message };
    case '@xstate.microstep':
      return { type: 'shop.stepped', message };
    case 'history':
      return { type: 'shop.remembered', message };
    case 'bye':
      return { type: 'shop.left' };
    default:
      return null;
  }
}
