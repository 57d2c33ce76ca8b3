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
  readonly isWanted: (target: number) => boolean;
  /** A place where the search also ends. */
  isGoal?(place: Place): boolean;
}

export function placeAfter(book: Book, edge: Edge, before: Place | null): Place {
  return { moment: edge.to, lasts: book.lastsAfter(edge, before?.lasts ?? book.none), edge, before };
}

/** Whether a step covers anything wanted. */
export function isNews({ book, isWanted }: Search, edge: Edge, lasts: Lasts): boolean {
  return book.alwaysOf(edge).some(isWanted) || book.pairsOf(edge, lasts).some(isWanted);
}

const usefulEdges = new WeakMap<readonly Edge[], readonly Edge[]>();

/** Without the many events that are ignored and ask no guard: they lead nowhere and cover nothing. */
function usefulAt(chart: Chart, moment: Moment): readonly Edge[] {
  const all = chart.edgesAt(moment);
  const known = usefulEdges.get(all);
  if (known) return known;
  const useful = all.filter(({ isRefused, guards }) => !isRefused || guards.length > 0);
  usefulEdges.set(all, useful);
  return useful;
}

/** Where a target is first covered: by arriving at a place, or by the edge that leaves it. */
export interface Route {
  readonly place: Place;
  readonly edge: Edge | null;
}

/**
 * The shortest route from a start to every target: to the pairs of a region, or with null to whatever doesn't depend on
 * the steps before.
 */
export function routesIn(chart: Chart, book: Book, region: number | null): ReadonlyMap<number, Route> {
  const routes = new Map<number, Route>();
  const targetsOf = (edge: Edge, lasts: Lasts) =>
    region === null ? book.alwaysOf(edge) : book.pairsOf(edge, lasts);
  const note = (targets: readonly number[], place: Place, edge: Edge | null) => {
    for (const target of targets) if (!routes.has(target)) routes.set(target, { place, edge });
  };
  const queue = new Map<string, Place>();
  const add = (place: Place) => {
    const name = `${place.moment.number} ${region === null ? '' : (place.lasts[region] ?? -1)}`;
    if (!queue.has(name)) queue.set(name, place);
  };
  for (const start of chart.starts) {
    const place = placeAfter(book, start, null);
    note(targetsOf(start, book.none), place, null);
    add(place);
  }
  for (const place of queue.values()) {
    for (const edge of usefulAt(chart, place.moment)) {
      note(targetsOf(edge, place.lasts), place, edge);
      if (!edge.isRefused) add(placeAfter(book, edge, place));
    }
  }
  return routes;
}

/** The shortest path from places to something wanted; empty if it isn't within the places that may be visited. */
export function searchFrom(search: Search, from: readonly Place[], maxPlaces: number): Edge[] {
  const seen = new Set(from.map((place) => nameOf(place)));
  const queue = [...from];
  for (const place of queue) {
    if (search.isGoal?.(place)) return wayTo(place);
    for (const edge of usefulAt(search.chart, place.moment)) {
      if (isNews(search, edge, place.lasts)) return [...wayTo(place), edge];
      if (edge.isRefused || queue.length >= maxPlaces) continue;
      const next = placeAfter(search.book, edge, place);
      const name = nameOf(next);
      if (seen.has(name)) continue;
      seen.add(name);
      queue.push(next);
    }
  }
  return [];
}

function nameOf({ moment, lasts }: Place): string {
  return `${moment.number} ${lasts.join()}`;
}

/** The edges that led to a place. */
export function wayTo(place: Place): Edge[] {
  const way: Edge[] = [];
  for (let at: Place | null = place; at; at = at.before) if (at.edge) way.push(at.edge);
  return way.toReversed();
}
