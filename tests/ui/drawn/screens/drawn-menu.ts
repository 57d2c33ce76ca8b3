import type { EdgeRow, Rect, ShapeBox, ShapeEdge } from '../../../../src/domain/flows/drawing.ts';
import type { ActorMessage, SeenSnapshot, StepMessage } from '../../../../src/domain/flows/inspection.ts';
import type { DrawnChart, Fork, LiveActor } from '../../../../src/machines/flows/flow-room/flow-room.types.ts';

const row = (source: string, text: string, more: Partial<EdgeRow> = {}): EdgeRow => ({
  id: `menu.${source}|${text}|${more.order ?? 0}`,
  kind: 'event',
  text,
  guard: null,
  order: 0,
  does: [],
  sets: [],
  ...more,
});

const box = (key: string, description: string, more: Partial<ShapeBox> = {}): ShapeBox => ({
  id: `menu.${key}`,
  key: key.split('.').at(-1) ?? key,
  type: 'atomic',
  description,
  invokes: [],
  actions: [],
  inner: [],
  initial: null,
  children: [],
  ...more,
});

const opened: ShapeEdge = {
  from: 'menu.closed',
  to: 'menu.open',
  rows: [
    row('closed', 'menu.open', { guard: 'isReady', does: ['tellOpened', 'lockScrolling', 'saveLast', 'count'] }),
    row('closed', 'menu.open', { order: 1, sets: ['setHint'] }),
  ],
};
const closed: ShapeEdge = {
  from: 'menu.open',
  to: 'menu.closed',
  rows: [row('open', 'menu.close', { order: 1 }), row('open', 'after idleTime', { kind: 'after', order: 2 })],
};
const left: ShapeEdge = { from: 'menu.open.links', to: 'menu.gone', rows: [row('open.links', 'link.follow')] };

const shut = box('closed', 'The menu is closed.');
const open = box('open', 'The menu is open.', {
  type: 'compound',
  initial: 'menu.open.links',
  invokes: ['watchKeys'],
  actions: ['entry / focusFirst'],
  inner: [row('open', 'menu.search')],
  children: [
    box('open.links', 'Links are listed.'),
    box('open.failed', '', { inner: [row('open.failed', 'loadLinks', { kind: 'error' })] }),
  ],
});
const gone = box('gone', 'The page has been left.', { type: 'final' });
const root: ShapeBox = {
  ...box('', 'A menu.', { type: 'compound', initial: 'menu.closed', children: [shut, open, gone] }),
  id: 'menu',
  key: 'menu',
};
const folded: ShapeBox = {
  ...root,
  children: [shut, { ...open, type: 'atomic', initial: null, children: [] }, gone],
};

const at = (x: number, y: number, width = 160, height = 80): Rect => ({ x, y, width, height });
const boxes = {
  menu: at(0, 0, 600, 400),
  'menu start': at(10, 10, 10, 10),
  'menu.closed': at(20, 40),
  'menu.open': at(220, 40, 200, 300),
  'menu.open start': at(230, 50, 10, 10),
  'menu.open.links': at(230, 90),
  'menu.open.failed': at(230, 200),
  'menu.gone': at(440, 40),
};
const arrow = ({ from, to }: ShapeEdge, y: number) => ({
  from,
  to,
  points: [
    { x: 180, y },
    { x: 200, y },
    { x: 220, y: y + 10 },
  ],
  label: at(182, y, 90, 34),
});
const drawing = {
  slug: 'menu',
  hash: '',
  width: 600,
  height: 400,
  boxes,
  edges: [arrow(opened, 60), arrow(closed, 90)],
};

/** A chart with an overview, and in it one of whatever a drawing can have. */
export const drawnMenu: DrawnChart = {
  shape: { root, edges: [opened, closed], jumps: [left] },
  drawing,
  overview: { shape: { root: folded, edges: [opened, closed], jumps: [] }, drawing },
};

const shownAt = (value: unknown, context: object): SeenSnapshot => ({ status: 'active', value, context });

/** What happened in it: a step with a payload that changed something, one that a guard refused, one that nothing listens to. */
export const menuLog: readonly StepMessage[] = [
  {
    type: '@xstate.microstep',
    sequence: 1,
    at: 0,
    sessionId: 'x:1',
    event: { type: 'menu.open', from: 'keys' },
    snapshot: shownAt({ open: 'links' }, { links: 4 }),
    transitions: ['menu.closed|menu.open|0'],
    refusedBy: [],
  },
  {
    type: '@xstate.microstep',
    sequence: 2,
    at: 61_000,
    sessionId: 'x:1',
    event: { type: 'menu.open' },
    snapshot: shownAt({ open: 'links' }, { links: 4 }),
    transitions: [],
    refusedBy: ['isReady'],
  },
  {
    type: '@xstate.microstep',
    sequence: 3,
    at: 62_500,
    sessionId: 'x:2',
    event: { type: 'menu.left' },
    snapshot: shownAt('closed', {}),
    transitions: [],
    refusedBy: [],
  },
];

const runs = (sessionId: ActorMessage['sessionId'], snapshot: SeenSnapshot): LiveActor => ({
  sessionId,
  slug: 'menu',
  parentId: null,
  first: shownAt('closed', { links: 0 }),
  snapshot,
  taken: ['menu.closed|menu.open|0'],
  visits: { 'menu.closed|menu.open|0': 2 },
  steps: 2,
});

/** Two flows of it run. */
export const menuActors: Readonly<Record<string, LiveActor>> = {
  'x:1': runs('x:1', shownAt({ open: 'links' }, { links: 4 })),
  'x:2': runs('x:2', shownAt('closed', {})),
};

/** A copy that can take one event in two ways, and let its time pass. */
export const menuFork: Fork = {
  snapshot: shownAt({ open: 'failed' }, { links: 0 }),
  offers: [
    { type: 'menu.open', index: 0, kind: 'event', payload: '{"from":"keys"}' },
    { type: 'menu.open', index: 1, kind: 'event', payload: '{' },
    { type: 'xstate.after.idleTime.menu.open', index: 0, kind: 'after', payload: '' },
  ],
  log: menuLog.slice(0, 1),
};
