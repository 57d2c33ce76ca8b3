import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { RoomMessage, ShopMessage, TellMessage } from '../../../domain/flows/inspection.ts';
import type { Recording } from '../../../domain/flows/recording.ts';
import { watching } from '../../kit/slot.ts';
import { flowRoomMachine } from './flow-room.machine.ts';
import type {
  DrawnChart,
  ExportFormat,
  FlowRoomContext,
  FlowRoomEvent,
  Place,
  RecordingSource,
  SandboxCommand,
  SandboxInput,
} from './flow-room.types.ts';

/** A fork of a flow that runs independently. */
export interface Sandbox {
  take(command: SandboxCommand): void;
  stop(): void;
}

export interface FlowRoomPorts {
  /** Reports messages of shops in other tabs, in order and in batches. Asks the shops for their history. */
  watchShops(listener: (messages: readonly ShopMessage[]) => void): () => void;
  sendToShop(message: RoomMessage): void;
  /** Reports the place in the URL, now and when it changes, and the order it asks for. */
  watchAddress(listener: (place: Place, order: string | null) => void): () => void;
  writeAddress(place: Place): void;
  /** Saves the chart or the recording as a file. */
  takeExport(format: ExportFormat, context: FlowRoomContext): void;
  /** Rejects if there is no such chart. */
  loadChart(slug: string): Promise<DrawnChart>;
  /** Rejects if the recording can't be read. */
  readRecording(from: RecordingSource): Promise<Recording>;
  openSandbox(input: SandboxInput, tell: (fact: FlowRoomEvent) => void): Sandbox;
}

export function flowRoomLogic(ports: FlowRoomPorts) {
  return flowRoomMachine.provide({
    actors: {
      watchShops: watching<FlowRoomEvent>((tell) =>
        ports.watchShops((messages) => factsOf(messages).forEach(tell)),
      ),
      watchAddress: watching<FlowRoomEvent>((tell) =>
        ports.watchAddress((place, order) => tell({ type: 'room.read', place, order })),
      ),
      loadChart: fromPromise<DrawnChart, { slug: string }>(({ input }) => ports.loadChart(input.slug)),
      readRecording: fromPromise<Recording, { from: RecordingSource | null }>(async ({ input: { from } }) => {
        if (!from) throw new Error('No recording was named');
        return ports.readRecording(from);
      }),
      sandbox: fromCallback<EventObject, SandboxInput, FlowRoomEvent>(({ input, sendBack, receive }) => {
        const sandbox = ports.openSandbox(input, sendBack);
        receive((command) => {
          if (isCommand(command)) sandbox.take(command);
        });
        return () => sandbox.stop();
      }),
    },
    actions: {
      writeAddress: (_, { place }) => ports.writeAddress(place),
      askShop: (_, { shop }) => ports.sendToShop({ type: 'hello', shop }),
      takeExport: (_, { format, context }) => ports.takeExport(format, context),
      sendToShop: (_, { shop, sessionId, event }) => {
        if (sessionId !== null) ports.sendToShop({ type: 'send', shop, sessionId, event });
      },
    },
  });
}

function isCommand(event: EventObject): event is SandboxCommand {
  return event.type === 'sandbox.take';
}

/** Combines consecutive messages from the same shop into one event. */
function factsOf(messages: readonly ShopMessage[]): FlowRoomEvent[] {
  const facts: FlowRoomEvent[] = [];
  let run: TellMessage[] = [];
  for (const message of messages) {
    const { shop } = message;
    const last = facts.at(-1);
    if (message.type === 'bye') facts.push({ type: 'shop.left', shop });
    else if (message.type === 'history') facts.push({ type: 'shop.remembered', shop, messages: message.events });
    else if (last?.type === 'shop.told' && last.shop === shop) run.push(message);
    else {
      run = [message];
      facts.push({ type: 'shop.told', shop, messages: run });
    }
  }
  return facts;
}
