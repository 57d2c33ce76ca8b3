import type { Chart, Edge } from './chart.ts';
import { placeAfter, searchFrom, type Place } from './search.ts';
import type { Survey } from './survey.ts';
import { edgeAt, stepOf } from './walk.ts';

/** The longest walk that a person can still follow. */
const longestWalk = 40;
/** How many places to search for the next uncovered target before a new walk begins. */
const farthestLook = 400;

export interface Cover {
  /** Each begins with its start. */
  readonly walks: readonly (readonly Edge[])[];
  /** Wanted and reachable, but not covered: the key treats different moments as the same. */
  readonly missed: readonly string[];
  /** Events that did different things at moments with the same key. */
  readonly surprises: readonly string[];
}

/**
 * A few walks that together cover every wanted target the survey has reached. A walk continues to the closest uncovered
 * one; if none is close, a new walk begins. Every step is taken on the chart, so that a key that lacks something can't
 * produce a plan that doesn't work.
 */
export function coverOf(chart: Chart, survey: Survey, isWanted: (target: string) => boolean): Cover {
  const { book } = survey;
  const open = new Set([...survey.reachable].filter((target) => isWanted(book.nameOf(target))));
  const search = { chart, book, isWanted: (target: number) => open.has(target) };
  const walks: Edge[][] = [];
  const missed: string[] = [];
  const surprises = new Set<string>();

  /** Follows a planned path until it ends or something else happens. */
  function go(walk: Edge[], from: Place | null, plan: readonly Edge[]): Place | null {
    let place = from;
    for (const planned of plan) {
      const edge = place ? edgeAt(chart, place.moment, stepOf(planned)) : planned;
      if (!edge || !doesSame(edge, planned)) surprises.add(`${planned.event.type} ${planned.index}`);
      if (!edge) return place;
      const lasts = place?.lasts ?? book.none;
      for (const target of book.alwaysOf(edge)) open.delete(target);
      for (const target of book.pairsOf(edge, lasts)) open.delete(target);
      walk.push(edge);
      if (!edge.isRefused || !place) place = { ...placeAfter(book, edge, place), edge: null, before: null };
      if (!doesSame(edge, planned) || edge.to.number !== planned.to.number) return place;
    }
    return place;
  }

  for (let [first] = open; first !== undefined; [first] = open) {
    const walk: Edge[] = [];
    let ahead = survey.routeTo(first);
    let place: Place | null = null;
    while (ahead.length > 0 && walk.length + ahead.length <= longestWalk) {
      const before = open.size;
      place = go(walk, place, ahead);
      if (!place || open.size === 0 || open.size === before) break;
      ahead = searchFrom(search, [place], farthestLook);
    }
    if (open.delete(first)) missed.push(book.nameOf(first));
    if (walk.length > 0) walks.push(walk);
  }
  return { walks, missed, surprises: [...surprises].toSorted() };
}

/** Two regions may be asked in either order. */
function doesSame(edge: Edge, planned: Edge): boolean {
  return outcomeOf(edge) === outcomeOf(planned);
}

/** The transitions that an event takes and the results of the guards that it asks, whichever came first. */
export function outcomeOf({ taken, guards }: Pick<Edge, 'taken' | 'guards'>): string {
  return [...taken.toSorted(), ...guards.toSorted()].join(' ');
}
