import type { SnapshotFrom } from 'xstate';
import type { flowRoomMachine } from './flow-room.machine.ts';

type Snapshot = SnapshotFrom<typeof flowRoomMachine>;

/** A chart as shown in the list. */
export interface ChartCard {
  readonly slug: string;
  readonly title: string;
  readonly group: string;
  readonly description: string;
}

export interface ListedChart extends ChartCard {
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
    .filter(({ slug, title, description }) => `${slug} ${title} ${description}`.toLowerCase().includes(wanted))
    .map((chart) => ({
      ...chart,
      running: running.filter(({ slug }) => slug === chart.slug).map(({ sessionId }) => sessionId),
    }));
  return Object.entries(groupNames)
    .map(([group, name]) => ({ name, charts: listed.filter((chart) => chart.group === group) }))
    .filter((group) => group.charts.length > 0);
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
