import type { SnapshotFrom } from 'xstate';
import type { flowRoomMachine } from './flow-room.machine.ts';

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

/** All charts by group, those that match the search, with what runs of them. */
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
  /** What is listened to, in a sentence. */
  readonly text: string;
  readonly kind: 'shop' | 'record' | 'none';
  /** Other shops that could be followed. */
  readonly others: readonly string[];
}

/** Which shop or record the room shows, and how to get one. */
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
  reading: 'The recording is opened …',
  replayed: 'A recording is open. No shop is listened to.',
  unreadable: 'This recording cannot be read, or it is not for you to see.',
};
