import type { SnapshotFrom } from 'xstate';
import { activeIds, type SeenSnapshot, type StepMessage } from '../../domain/inspection/inspection.ts';
import { boxesWithin, type EdgeRow, type ShapeBox } from '../../domain/inspection/drawing.ts';
import type { flowRoomMachine } from './flow-room.machine.ts';
import { payloadOf } from './flow-room.rules.ts';
import type { DrawnChart, LiveActor } from './flow-room.types.ts';

type Snapshot = SnapshotFrom<typeof flowRoomMachine>;

/** A chart as the list names it. */
export interface ChartCard {
  readonly slug: string;
  readonly title: string;
  readonly group: string;
  readonly description: string;
}

export interface ListedChart extends ChartCard {
  /** The flows of a running shop that follow it. */
  readonly running: readonly string[];
}

export interface ChartGroup {
  readonly name: string;
  readonly charts: readonly ListedChart[];
}

const groupNames: Readonly<Record<string, string>> = {
  shopper: 'What shoppers do',
  dashboard: 'Behind the sign-in',
  designer: 'For designers',
  server: 'What the server runs',
};

/** All charts by group, those that match the search, with what runs of them (FLO-02). */
export function chartGroups({ context }: Snapshot, charts: readonly ChartCard[]): readonly ChartGroup[] {
  const wanted = context.search.trim().toLowerCase();
  const running = Object.values(context.actors).filter(({ snapshot }) => snapshot.status === 'active');
  const listed = charts
    .filter(({ slug, title, description }) => `${slug} ${title} ${description}`.toLowerCase().includes(wanted))
    .map((chart) => ({
      ...chart,
      running: running.filter(({ slug }) => slug === chart.slug).map(({ sessionId }) => sessionId),
    }));
  return Object.entries(groupNames)
    .map(([group, name]) => ({ name, charts: listed.filter((chart) => chart.group === group) }))
    .filter((group) => group.charts.length > 0);
}

/** 'Listening to a shop in another tab.' or how to make one tell. */
export function shopText(snapshot: Snapshot): string {
  return snapshot.matches({ shop: 'heard' })
    ? 'A shop is telling what it does.'
    : 'No shop is telling yet. Open one with ?inspect at the end of its address.';
}

export interface OfferedEvent {
  readonly type: string;
  readonly label: string;
  readonly payload: string;
  readonly isReadable: boolean;
}

export interface ChartView {
  readonly chart: DrawnChart;
  readonly sessions: readonly string[];
  readonly sessionId: string | null;
  /** Ids of the states that are lit. */
  readonly active: ReadonlySet<string>;
  /** Ids of the transitions that were just taken. */
  readonly taken: ReadonlySet<string>;
  /** How often each transition was taken, by its id. */
  readonly visits: ReadonlyMap<string, number>;
  /** The state that is innermost and lit, in words. */
  readonly now: string;
  readonly context: string;
  readonly events: readonly OfferedEvent[];
  /** Whether a moment of the past is looked at. */
  readonly isPast: boolean;
  readonly zoom: number;
}

/** One chart with what runs in it, or ran at the moment that is looked at. */
export function chartView(
  { context }: Snapshot,
  labels: Readonly<Record<string, string>>,
  samples: Readonly<Record<string, string>>,
): ChartView | null {
  const { chart, slug, at, sessionId, zoom } = context;
  if (!chart || slug === null) return null;
  const actors = Object.values(context.actors).filter((actor) => actor.slug === slug);
  const actor = sessionId === null ? undefined : context.actors[sessionId];
  const steps = context.log.filter((step) => step.sessionId === sessionId);
  const moment = at === null ? undefined : momentOf(context.log, at, sessionId);
  const snapshot = moment?.snapshot ?? actor?.snapshot;
  const active = new Set(snapshot ? activeIds(slug, snapshot.value) : []);
  return {
    chart,
    sessions: actors.map((each) => each.sessionId),
    sessionId,
    active,
    taken: new Set(at === null ? actor?.taken : moment?.transitions),
    visits: visitsOf(steps),
    now: nowText(chart.shape.root, active),
    context: contextText(snapshot),
    events: actor && at === null ? offered(chart, active, { labels, samples, payloads: context.payloads }) : [],
    isPast: at !== null,
    zoom,
  };
}

/** The last step of this flow up to the moment. */
function momentOf(log: readonly StepMessage[], at: number, sessionId: string | null): StepMessage | undefined {
  return log.slice(0, at + 1).findLast((step) => step.sessionId === sessionId);
}

function visitsOf(steps: readonly StepMessage[]): ReadonlyMap<string, number> {
  const visits = new Map<string, number>();
  for (const { transitions } of steps) for (const id of transitions) visits.set(id, (visits.get(id) ?? 0) + 1);
  return visits;
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

interface Words {
  readonly labels: Readonly<Record<string, string>>;
  readonly samples: Readonly<Record<string, string>>;
  readonly payloads: Readonly<Record<string, string>>;
}

/** What can be sent here: the events of every lit state, none of the system's own. */
function offered(
  { shape }: DrawnChart,
  active: ReadonlySet<string>,
  { labels, samples, payloads }: Words,
): OfferedEvent[] {
  const lit = boxesWithin(shape.root).filter(({ id }) => active.has(id));
  const outgoing = [...shape.edges, ...shape.jumps]
    .filter(({ from }) => active.has(from))
    .flatMap(({ rows }) => rows);
  const rows: readonly EdgeRow[] = [...lit.flatMap(({ inner }) => inner), ...outgoing];
  const types = new Set(rows.filter(({ kind }) => kind === 'event').map(({ text }) => text));
  return [...types].toSorted().map((type) => {
    const payload = payloads[type] ?? samples[type] ?? '';
    return { type, label: labels[type] ?? type, payload, isReadable: payloadOf(payload) !== null };
  });
}

export interface LogRow {
  readonly index: number;
  readonly time: string;
  readonly actor: string;
  readonly event: string;
  /** 'closed → open', or why nothing happened. */
  readonly outcome: string;
  readonly isIgnored: boolean;
  readonly isOpen: boolean;
}

export interface LogView {
  readonly rows: readonly LogRow[];
  readonly total: number;
  readonly at: number | null;
}

const rowsShown = 100;

/** The steps around the moment that is looked at, else the newest ones; newest first. */
export function logView({ context: { log, actors, at } }: Snapshot): LogView {
  const end = at === null ? log.length : Math.min(log.length, at + rowsShown / 2);
  const start = Math.max(0, end - rowsShown);
  const rows = log.slice(start, end).map((step, place) => rowOf(step, start + place, actors, at));
  return { rows: rows.toReversed(), total: log.length, at };
}

function rowOf(
  step: StepMessage,
  index: number,
  actors: Readonly<Record<string, LiveActor>>,
  at: number | null,
): LogRow {
  const { transitions, refusedBy, event, sessionId, snapshot } = step;
  const isIgnored = transitions.length === 0;
  return {
    index,
    time: new Date(step.at).toISOString().slice(11, 23),
    actor: actors[sessionId]?.slug ?? sessionId,
    event: event.type,
    outcome: isIgnored ? ignoredText(refusedBy) : valueText(snapshot.value),
    isIgnored,
    isOpen: index === at,
  };
}

function ignoredText(refusedBy: readonly string[]): string {
  return refusedBy.length === 0 ? 'no state listens to it here' : `${refusedBy.join(', ')} said no`;
}

function valueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
