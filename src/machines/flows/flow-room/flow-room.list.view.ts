import type { SnapshotFrom } from 'xstate';
import type { flowRoomMachine } from './flow-room.machine.ts';

type Snapshot = SnapshotFrom<typeof flowRoomMachine>;

/** A chart as shown in the list. */
export interface ChartCard {
  readonly slug: string;
  readonly title: string;
  readonly group: string;
  readonly description: string;
  /** Its states with what they say and which events they take, for the search. */
  readonly parts: readonly ChartPart[];
}

export interface ChartPart {
  /** Id of the state. */
  readonly state: string;
  readonly description: string;
  /** Types of events with their labels, such as 'item.add Press Buy Now'. */
  readonly events: readonly string[];
}

export interface FoundPart {
  readonly state: string;
  /** What was found of it: its description, or an event. */
  readonly text: string;
}

export interface ListedChart extends ChartCard {
  /** States and events that match the search, if the chart's own words don't. */
  readonly found: readonly FoundPart[];
  /** The running flows of this chart. */
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

/** All charts that match the search, by group, with their running flows. */
export function chartGroups({ context }: Snapshot, charts: readonly ChartCard[]): readonly ChartGroup[] {
  const wanted = context.search.trim().toLowerCase();
  const running = Object.values(context.actors).filter(({ snapshot }) => snapshot.status === 'active');
  const listed = charts
    .map((chart) => ({ ...chart, found: wanted.length < shortestSearch ? [] : foundIn(chart.parts, wanted) }))
    .filter(
      ({ slug, title, description, found }) =>
        found.length > 0 || `${slug} ${title} ${description}`.toLowerCase().includes(wanted),
    )
    .map((chart) => ({
      ...chart,
      running: running.filter(({ slug }) => slug === chart.slug).map(({ sessionId }) => sessionId),
    }));
  return Object.entries(groupNames)
    .map(([group, name]) => ({ name, charts: listed.filter((chart) => chart.group === group) }))
    .filter((group) => group.charts.length > 0);
}

/** Shorter words are in everything. */
const shortestSearch = 3;
const maxFound = 4;

function foundIn(parts: readonly ChartPart[], wanted: string): readonly FoundPart[] {
  return parts
    .flatMap(({ state, description, events }) => {
      const name = state.split('.').slice(1).join('.');
      const isNamed = `${name} ${description}`.toLowerCase().includes(wanted);
      const event = events.find((each) => each.toLowerCase().includes(wanted));
      return isNamed ? [{ state, text: description }] : event === undefined ? [] : [{ state, text: event }];
    })
    .slice(0, maxFound);
}

export interface SourceView {
  /** Describes what is being followed. */
  readonly text: string;
  readonly kind: 'shop' | 'record' | 'none';
  /** Other shops that could be followed. */
  readonly others: readonly string[];
}

/** View model of the shop or recording that the room shows, and of how to get one. */
export function sourceView(snapshot: Snapshot): SourceView {
  const { shop, shops } = snapshot.context;
  const isRecord = ['reading', 'replayed', 'unreadable'].some((state) => state === snapshot.value.source);
  return {
    text: sourceTexts[snapshot.value.source],
    kind: isRecord ? 'record' : snapshot.value.source === 'heard' ? 'shop' : 'none',
    others: isRecord ? [] : shops.filter((each) => each !== shop),
  };
}

const sourceTexts: Readonly<Record<Snapshot['value']['source'], string>> = {
  unheard: 'No shop is telling yet. Open one with ?inspect at the end of its address, or beside the chart.',
  heard: 'A shop is telling what it does.',
  left: 'The shop was closed or is loading again. What it did stays here.',
  reading: 'The recording is opened …',
  replayed: 'A recording is open. No shop is listened to.',
  unreadable: 'This recording cannot be read, or it is not for you to see.',
};
