import type { Chart, Edge } from './chart.ts';
import type { Moment } from './moment.ts';
import type { Book, Lasts } from './targets.ts';

/** Where a search is, and how it got there. The first places have no edge, or that of a start. */
export interface Place {
  readonly moment: Moment;
  readonly lasts: Lasts;
  readonly edge: Edge | null;
  readonly before: Place | null;
}

export interface Search {
  readonly chart: Chart;
  readonly book: Book;
  isWanted(target: number): boolean;
  /** A place where the search also ends. */
  isGoal?(place: Place): boolean;
  /** The only region whose last transition matters; without it, all do. */
  readonly region?: number;
}

export function placeAfter(book: Book, edge: Edge, before: Place | null): Place {
  return { moment: edge.to, lasts: book.lastsAfter(edge, before?.lasts ?? book.none), edge, before };
}

/** Whether a step covers anything wanted. */
export function isNews(search: Search, edge: Edge, lasts: Lasts): boolean {
  const isWanted = (target: number) => search.isWanted(target);
  return search.book.alwaysOf(edge).some(isWanted) || search.book.pairsOf(edge, lasts).some(isWanted);
}

/** The shortest path from places to something wanted; empty if it isn't within the places that may be visited. */
export function searchFrom(search: Search, from: readonly Place[], maxPlaces: number): Edge[] {
  const seen = new Set(from.map((place) => nameOf(search, place)));
  const queue = [...from];
  for (const place of queue) {
    if (search.isGoal?.(place)) return wayTo(place);
    for (const edge of search.chart.edgesAt(place.moment)) {
      if (isNews(search, edge, place.lasts)) return [...wayTo(place), edge];
      if (edge.isRefused || queue.length >= maxPlaces) continue;
      const next = placeAfter(search.book, edge, place);
      const name = nameOf(search, next);
      if (seen.has(name)) continue;
      seen.add(name);
      queue.push(next);
    }
  }
  return [];
}

function nameOf({ region }: Search, { moment, lasts }: Place): string {
  return `${moment.number} ${region === undefined ? lasts.join() : (lasts[region] ?? -1)}`;
}

function wayTo(place: Place): Edge[] {
  const way: Edge[] = [];
  for (let at: Place | null = place; at; at = at.before) if (at.edge) way.push(at.edge);
  return way.toReversed();
}
