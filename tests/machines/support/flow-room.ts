import { createActor } from 'xstate';
import type { ActorMessage, RoomMessage, ShopMessage, StepMessage } from '../../../src/domain/flows/inspection.ts';
import type { Recording } from '../../../src/domain/flows/recording.ts';
import { flowRoomLogic } from '../../../src/machines/flows/flow-room/flow-room.actors.ts';
import type {
  DrawnChart,
  ExportFormat,
  FlowRoomEvent,
  Place,
  RecordingSource,
  SandboxCommand,
  SandboxInput,
} from '../../../src/machines/flows/flow-room/flow-room.types.ts';
import { chartView } from '../../../src/machines/flows/flow-room/flow-room.view.ts';
import { bell, held } from './held.ts';

export const born: ActorMessage = {
  type: '@xstate.actor',
  sessionId: 'x:7',
  name: 'menu',
  definition: JSON.stringify({ id: 'menu' }),
  snapshot: { status: 'active', value: 'closed', context: { depth: 0 } },
};

export function step(sequence: number, more: Partial<StepMessage> = {}): StepMessage {
  return {
    type: '@xstate.microstep',
    sequence,
    at: Date.parse('2026-11-04T04:30:00.000Z'),
    sessionId: 'x:7',
    event: { type: 'menu.open' },
    snapshot: { status: 'active', value: 'open', context: { depth: 1 } },
    transitions: ['menu.closed|menu.open|0'],
    refusedBy: [],
    ...more,
  };
}

const state = {
  description: '',
  type: 'atomic',
  invokes: [],
  actions: [],
  inner: [],
  initial: null,
  children: [],
} as const;

export const menuChart: DrawnChart = {
  shape: {
    root: {
      ...state,
      id: 'menu',
      key: 'menu',
      type: 'compound',
      initial: 'menu.closed',
      children: [
        { ...state, id: 'menu.closed', key: 'closed', description: 'Only the menu button is shown.' },
        { ...state, id: 'menu.open', key: 'open', description: 'The links lie over the page.' },
      ],
    },
    edges: [
      {
        from: 'menu.closed',
        to: 'menu.open',
        rows: [
          {
            id: 'menu.closed|menu.open|0',
            kind: 'event',
            text: 'menu.open',
            guard: null,
            order: 0,
            does: [],
            sets: [],
          },
        ],
      },
      {
        from: 'menu.open',
        to: 'menu.closed',
        rows: [
          {
            id: 'menu.open|menu.close|0',
            kind: 'event',
            text: 'menu.close',
            guard: null,
            order: 0,
            does: [],
            sets: [],
          },
        ],
      },
    ],
    jumps: [],
  },
  drawing: { slug: 'menu', hash: '', width: 10, height: 10, boxes: {}, edges: [] },
  walks: { 'menu.open': { start: 0, steps: [['menu.open', 0]] } },
};

export const nowhere: Place = { slug: null, at: null, state: null, isForked: false };

/** A room whose world is in the test's hands. */
export function opened() {
  const shops = bell<readonly ShopMessage[]>();
  const address = bell<readonly [Place, string | null]>();
  const loadChart = held<[string], DrawnChart>();
  const readRecording = held<[RecordingSource], Recording>();
  const sent: RoomMessage[] = [];
  const written: Place[] = [];
  const exported: ExportFormat[] = [];
  const sandboxes: { input: SandboxInput; taken: SandboxCommand[]; tell: (fact: FlowRoomEvent) => void }[] = [];
  const room = createActor(
    flowRoomLogic({
      watchShops: shops.listen,
      sendToShop: (message) => void sent.push(message),
      watchAddress: (listener) => address.listen(([place, order]) => listener(place, order)),
      writeAddress: (place) => void written.push(place),
      loadChart,
      readRecording,
      takeExport: (format) => void exported.push(format),
      openSandbox: (input, tell) => {
        const taken: SandboxCommand[] = [];
        sandboxes.push({ input, taken, tell });
        return { take: (command) => void taken.push(command), stop: () => {} };
      },
    }),
  ).start();
  const tell = (...messages: (ActorMessage | StepMessage)[]) =>
    shops.ring(messages.map((message) => ({ ...message, shop: 'one' })));
  const words = {
    labels: { 'menu.close': 'Close the menu' },
    samples: {},
    sampleAt: () => '',
    canTake: () => true,
  };
  const view = () => chartView(room.getSnapshot(), words);
  return {
    room,
    shops,
    tell,
    address,
    loadChart,
    readRecording,
    sent,
    written,
    exported,
    sandboxes,
    view,
  };
}

/** The menu's chart, with a shop that opened its menu once. */
export async function openedChart() {
  const all = opened();
  all.shops.ring([{ type: 'history', shop: 'one', events: [born, { type: '@xstate.event' }, step(1)] }]);
  all.room.send({ type: 'chart.open', slug: 'menu', sessionId: 'x:7' });
  await all.loadChart.answer(menuChart);
  return all;
}
