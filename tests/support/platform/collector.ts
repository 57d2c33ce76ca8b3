import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveLoopback } from '../loopback.ts';

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

export interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
}

interface Point {
  readonly attributes: readonly Attribute[];
  readonly asDouble?: number;
  readonly count?: number;
  readonly bucketCounts?: readonly number[];
}

interface Metric {
  readonly name: string;
  readonly sum?: { readonly dataPoints: readonly Point[] };
  readonly gauge?: { readonly dataPoints: readonly Point[] };
  readonly histogram?: { readonly dataPoints: readonly Point[] };
}

/** How it behaves towards whoever sends. */
export type Mood = (response: ServerResponse) => void;
export const fine: Mood = (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
export const broken: Mood = (response) => response.writeHead(500).end();
export const hangs: Mood = () => {};

export interface Collector {
  readonly url: string;
  /** Everything that arrived, as it was sent. */
  readonly bodies: string[];
  mood: Mood;
  spans(): readonly SentSpan[];
  /** The newest value of each series, `name{label="value"}`; of a histogram its count. */
  metrics(): ReadonlyMap<string, number>;
  /** The newest counts between the bounds of a histogram's series. */
  buckets(series: string): readonly number[];
  close(): Promise<void>;
}

/** An OTLP collector over HTTP on loopback. */
export async function startCollector(): Promise<Collector> {
  const bodies: string[] = [];
  const served = await serveLoopback(async (request, response) => {
    bodies.push(await text(request));
    collector.mood(response);
  });
  const partsOf = <Part>(outer: string, scopes: string, inner: string): Part[] =>
    bodies.flatMap((body) => {
      const resources = (JSON.parse(body) as Record<string, Record<string, Record<string, Part[]>[]>[]>)[outer];
      return (resources ?? []).flatMap((resource) =>
        (resource[scopes] ?? []).flatMap((scope) => scope[inner] ?? []),
      );
    });
  const points = () =>
    partsOf<Metric>('resourceMetrics', 'scopeMetrics', 'metrics').flatMap(({ name, sum, gauge, histogram }) =>
      ((sum ?? gauge ?? histogram)?.dataPoints ?? []).map(
        (point) => [seriesOf(name, point.attributes), point] as const,
      ),
    );
  const collector: Collector = {
    ...served,
    bodies,
    mood: fine,
    spans: () => partsOf<SentSpan>('resourceSpans', 'scopeSpans', 'spans'),
    metrics: () =>
      new Map(points().map(([series, point]) => [series, point.asDouble ?? point.count ?? Number.NaN])),
    buckets: (wanted) => points().findLast(([series]) => series === wanted)?.[1].bucketCounts ?? [],
  };
  return collector;
}

function seriesOf(name: string, attributes: readonly Attribute[]): string {
  const labels = attributes.map(({ key, value }) => `${key}="${String(Object.values(value)[0])}"`);
  return labels.length === 0 ? name : `${name}{${labels.toSorted().join(',')}}`;
}
