import type { SnapshotFrom } from 'xstate';
import { activeIds, type SeenSnapshot } from '../../../domain/flows/inspection.ts';
import { boxesWithin, type EdgeRow, type ShapeBox } from '../../../domain/flows/drawing.ts';
import type { flowRoomMachine } from './flow-room.machine.ts';
import { foldedIn, pictureOf } from './flow-room.picture.ts';
import { standingText, systemText } from './flow-room.words.view.ts';
import { payloadOf, shortened, shownSnapshot, stepUpTo } from './flow-room.rules.ts';
import type { DrawnChart, Fork, FlowRoomContext, Picture } from './flow-room.types.ts';

type Snapshot = SnapshotFrom<typeof flowRoomMachine>;

export interface OfferedEvent {
  /** Unique key of the row: an event may be offered with several payloads. */
  readonly key: string;
  readonly type: string;
  readonly label: string;
  readonly payload: string;
  /** The payload on one line, truncated; or what is wrong with it. */
  readonly hint: string;
  readonly isReadable: boolean;
}

export interface ChartView {
  readonly chart: DrawnChart;
  /** The picture shown: the full chart, its overview, or one region of it open. */
  readonly picture: Picture;
  /** Whether there is an overview, which region is open in it, and which states are folded. */
  readonly canFold: boolean;
  readonly region: string | null;
  readonly folded: ReadonlySet<string>;
  /** 'The cart is open. You can press Checkout.': where it stands, and what a person can do there. */
  readonly words: string;
  readonly sessions: readonly string[];
  readonly sessionId: string | null;
  /** Ids of the active states. */
  readonly active: ReadonlySet<string>;
  /** Ids of the transitions just taken. */
  readonly taken: ReadonlySet<string>;
  /** Changes with every step, so that the same arrow can flash again. */
  readonly beat: number;
  /** How often each transition was taken, by its id. */
  readonly visits: ReadonlyMap<string, number>;
  /** The active innermost states as text. */
  readonly now: string;
  readonly context: string;
  readonly events: readonly OfferedEvent[];
  readonly time: 'now' | 'past' | 'fork';
  /** The selected state; null without one. */
  readonly state: ShapeBox | null;
  readonly zoom: number;
}

export interface Words {
  readonly labels: Readonly<Record<string, string>>;
  /** JSON of a sample payload, by event type. */
  readonly samples: Readonly<Record<string, string>>;
  /** The same for an event whose payload depends on the moment; '' without one. */
  sampleAt(type: string, snapshot: SeenSnapshot): string;
  /** Whether an event does something at this moment; at the start without one. */
  canTake(type: string, snapshot: SeenSnapshot | null): boolean;
}

/** View model of one chart: live, at an earlier step, or in a fork. */
export function chartView(room: Snapshot, words: Words): ChartView | null {
  const { context } = room;
  const { chart, slug, sessionId, zoom, fork, region } = context;
  if (!chart || slug === null) return null;
  const time = timeOf(room);
  const snapshot = time === 'fork' ? fork?.snapshot : shownSnapshot(context);
  // A flow whose shop has left stands nowhere now.
  const isGone = time === 'now' && snapshot?.status === 'stopped';
  const active = new Set(snapshot && !isGone ? activeIds(slug, snapshot.value) : []);
  const { taken, beat, visits } = traceOf(context, time);
  const picture = pictureOf(chart, region);
  return {
    chart,
    picture,
    canFold: (chart.overview ?? null) !== null,
    region,
    folded: foldedIn(chart, picture),
    words: standingText(chart.shape, {
      active,
      chosen: context.state,
      labels: words.labels,
      can: (type) => words.canTake(type, active.size > 0 ? (snapshot ?? null) : null),
    }),
    sessions: Object.values(context.actors).flatMap((actor) =>
      actor.slug === slug && actor.snapshot.status !== 'stopped' ? [actor.sessionId] : [],
    ),
    sessionId,
    active,
    taken: new Set(taken),
    beat,
    visits: new Map(Object.entries(visits)),
    now: nowText(chart.shape.root, active),
    context: contextText(snapshot),
    events: eventsOf(room, { active, time, words }),
    time,
    state: boxesWithin(chart.shape.root).find(({ id }) => id === context.state) ?? null,
    zoom,
  };
}

function timeOf(room: Snapshot): ChartView['time'] {
  if (room.matches({ wall: { drawn: 'forked' } })) return 'fork';
  return room.matches({ wall: { drawn: 'past' } }) ? 'past' : 'now';
}

interface Trace {
  readonly taken: readonly string[];
  readonly beat: number;
  readonly visits: Readonly<Record<string, number>>;
}

/** The transitions just taken and the number of visits, up to the moment shown. */
function traceOf({ actors, sessionId, log, at, fork }: FlowRoomContext, time: ChartView['time']): Trace {
  const actor = sessionId === null ? undefined : actors[sessionId];
  if (time === 'now' || (time === 'past' && at === null)) {
    return { taken: actor?.taken ?? [], beat: actor?.steps ?? 0, visits: actor?.visits ?? {} };
  }
  const steps =
    time === 'fork'
      ? (fork?.log ?? [])
      : log.filter((step) => step.sessionId === sessionId && step.sequence <= (at ?? 0));
  const visits: Record<string, number> = {};
  for (const { transitions } of steps) for (const id of transitions) visits[id] = (visits[id] ?? 0) + 1;
  const last = time === 'fork' ? steps.at(-1) : stepUpTo(log, at ?? 0, sessionId);
  return { taken: last?.transitions ?? [], beat: steps.length, visits };
}

function nowText(root: ShapeBox, active: ReadonlySet<string>): string {
  const lit = boxesWithin(root).filter(
    ({ id, children }) => active.has(id) && !children.some((child) => active.has(child.id)),
  );
  return lit.map(({ key, description }) => (description === '' ? key : `${key}: ${description}`)).join(' ');
}

function contextText(snapshot: SeenSnapshot | undefined): string {
  return snapshot?.context === undefined ? '' : JSON.stringify(snapshot.context, null, 2);
}

interface Offering {
  readonly active: ReadonlySet<string>;
  readonly time: ChartView['time'];
  readonly words: Words;
}

/** Events that can be sent to a running flow or triggered in a fork; none at an earlier moment. */
function eventsOf(room: Snapshot, { active, time, words }: Offering): readonly OfferedEvent[] {
  const { context } = room;
  const { chart, fork, sessionId, payloads, actors } = context;
  if (time === 'fork') return forkOffers(fork, words, payloads);
  const status = sessionId === null ? undefined : actors[sessionId]?.snapshot.status;
  const isLive = status !== undefined && status !== 'stopped' && room.matches({ source: 'heard' });
  if (!chart || time === 'past' || !isLive) return [];
  const now = shownSnapshot(context) ?? { status: 'active' };
  return offered(chart, active).map((type) =>
    row(type, type, words, payloads[type] ?? words.samples[type] ?? words.sampleAt(type, now)),
  );
}

function forkOffers(
  fork: Fork | null,
  words: Words,
  payloads: Readonly<Record<string, string>>,
): readonly OfferedEvent[] {
  return (fork?.offers ?? []).map(({ type, index, payload }) => {
    const key = index === 0 ? type : `${type} ${index + 1}`;
    return row(key, type, words, payloads[key] ?? payload);
  });
}

function row(key: string, type: string, { labels }: Words, payload: string): OfferedEvent {
  const isReadable = payloadOf(payload) !== null;
  const hint = isReadable ? shortened(payload) : 'This payload is no JSON object';
  return { key, type, label: labels[type] ?? systemText(type), payload, hint, isReadable };
}

/** The events that the active states handle, without system events. */
function offered({ shape }: DrawnChart, active: ReadonlySet<string>): readonly string[] {
  const lit = boxesWithin(shape.root).filter(({ id }) => active.has(id));
  const outgoing = [...shape.edges, ...shape.jumps]
    .filter(({ from }) => active.has(from))
    .flatMap(({ rows }) => rows);
  const rows: readonly EdgeRow[] = [...lit.flatMap(({ inner }) => inner), ...outgoing];
  const types = new Set(rows.filter(({ kind }) => kind === 'event').map(({ text }) => text));
  return [...types].toSorted();
}
