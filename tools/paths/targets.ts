import type { Chart, Edge } from './chart.ts';
import { activeStates } from './graph.ts';
import { answerOf } from './moment.ts';

export const coverages = ['states', 'transitions', 'pairs', 'guards', 'all'] as const;

/** What a plan can cover. */
export type Coverage = (typeof coverages)[number];

export type TargetKind = 'state' | 'transition' | 'pair' | 'guard' | 'result';

const kindsOf: Record<Coverage, readonly TargetKind[]> = {
  states: ['state'],
  transitions: ['state', 'transition', 'result'],
  pairs: ['state', 'transition', 'result', 'pair'],
  guards: ['guard'],
  all: ['state', 'transition', 'result', 'pair', 'guard'],
};

/** 'guard cart.lines|item.raise|0=true': a target's kind and subject as one name. */
export function targetOf(kind: TargetKind, of: string): string {
  return `${kind} ${of}`;
}

export function kindOf(target: string): TargetKind {
  return target.slice(0, target.indexOf(' ')) as TargetKind;
}

export function subjectOf(target: string): string {
  return target.slice(target.indexOf(' ') + 1);
}

export function isWanted(coverage: Coverage): (target: string) => boolean {
  const kinds = new Set<TargetKind>(kindsOf[coverage]);
  return (target) => kinds.has(kindOf(target));
}

/** Everything in a chart, whether or not a walk can reach it. Pairs aren't included: only walking finds them. */
export function writtenTargets(chart: Chart): string[] {
  const definitions = [...chart.definitions.values()];
  return [
    ...chart.states.map((id) => targetOf('state', id)),
    ...definitions.map(({ id }) => targetOf('transition', id)),
    ...definitions
      .filter(({ guard }) => guard !== null)
      .flatMap(({ id }) => [targetOf('guard', `${id}=true`), targetOf('guard', `${id}=false`)]),
    ...chart.results.map((result) => targetOf('result', result)),
  ];
}

/** For each region, the number of the transition taken there last; -1 for none. */
export type Lasts = readonly number[];

/** The targets of a chart by number, so that a search can look them up millions of times. */
export interface Book {
  readonly regions: readonly string[];
  readonly size: number;
  readonly none: Lasts;
  nameOf(target: number): string;
  /** The region in which a pair counts; null for anything but a pair. */
  regionOf(target: number): number | null;
  /** What a step covers regardless of the steps before it. */
  alwaysOf(edge: Edge): readonly number[];
  /** The pairs that a step completes after those transitions. */
  pairsOf(edge: Edge, lasts: Lasts): readonly number[];
  /** The last transitions after a step; a region that was left has none. */
  lastsAfter(edge: Edge, lasts: Lasts): Lasts;
}

interface Mark {
  readonly always: readonly number[];
  readonly taken: readonly { readonly region: number; readonly transition: number }[];
  /** Numbers of the regions that aren't active after it. */
  readonly left: readonly number[];
}

export function bookOf(chart: Chart): Book {
  const names = writtenTargets(chart);
  const numbers = new Map(names.map((name, index) => [name, index]));
  const ids = [...chart.definitions.keys()];
  const transitions = new Map(ids.map((id, index) => [id, index]));
  const regions = [...new Set([...chart.definitions.values()].map(({ region }) => region))];
  const marks = new WeakMap<Edge, Mark>();

  const pairNumber = (last: number, next: number) => names.length + last * ids.length + next;

  const nothing: Mark = { always: [], taken: [], left: [] };

  function markOf(edge: Edge): Mark {
    if (edge.isRefused && edge.guards.length === 0) return nothing;
    const known = marks.get(edge);
    if (known) return known;
    const active = new Set(edge.taken.length > 0 ? activeStates(edge.to.snapshot) : []);
    const mark = {
      always: alwaysNames(edge).flatMap((name) => numbers.get(name) ?? []),
      taken: edge.taken.map((id) => ({
        region: regions.indexOf(chart.definitions.get(id)?.region ?? ''),
        transition: transitions.get(id) ?? -1,
      })),
      left: edge.taken.length > 0 ? regions.flatMap((region, index) => (active.has(region) ? [] : [index])) : [],
    };
    marks.set(edge, mark);
    return mark;
  }

  return {
    regions,
    size: names.length + ids.length ** 2,
    none: regions.map(() => -1),
    nameOf(target) {
      const known = names[target];
      if (known !== undefined) return known;
      const pair = target - names.length;
      return targetOf('pair', `${ids[Math.floor(pair / ids.length)]} > ${ids[pair % ids.length]}`);
    },
    regionOf(target) {
      if (target < names.length) return null;
      const { region = '' } = chart.definitions.get(ids[(target - names.length) % ids.length] ?? '') ?? {};
      return regions.indexOf(region);
    },
    alwaysOf: (edge) => markOf(edge).always,
    pairsOf(edge, lasts) {
      const { taken } = markOf(edge);
      if (taken.length === 0) return [];
      const current = [...lasts];
      return taken.flatMap(({ region, transition }) => {
        const last = current[region] ?? -1;
        current[region] = transition;
        return last < 0 ? [] : [pairNumber(last, transition)];
      });
    },
    lastsAfter(edge, lasts) {
      const { taken, left } = markOf(edge);
      if (taken.length === 0) return lasts;
      const next = [...lasts];
      for (const { region, transition } of taken) next[region] = transition;
      for (const region of left) next[region] = -1;
      return next;
    },
  };
}

function alwaysNames(edge: Edge): string[] {
  if (edge.isRefused) return edge.guards.map((id) => targetOf('guard', id));
  const answer = answerOf(edge.event.type);
  return [
    ...edge.active.map((id) => targetOf('state', id)),
    ...edge.guards.map((id) => targetOf('guard', id)),
    ...edge.taken.map((id) => targetOf('transition', id)),
    ...(answer ? [targetOf('result', `${answer.id} ${answer.kind}`)] : []),
  ];
}
