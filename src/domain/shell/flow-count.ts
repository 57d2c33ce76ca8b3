import type { Day } from '../kit/time/days.ts';
import type { Device } from './device.ts';

/** What is counted of a flow: a transition taken, a state reached, a state left. */
export const stepKinds = ['taken', 'reached', 'left'] as const;
export type StepKind = (typeof stepKinds)[number];

/** How often something happened in one visit since its last report; names only, never what was typed or chosen (FLO-07). */
export interface StepCount {
  /** The chart's slug. */
  readonly chart: string;
  readonly kind: StepKind;
  /** The id of the transition or the state. */
  readonly name: string;
  readonly times: number;
  /** Whether this visit reports it for the first time. */
  readonly isNew: boolean;
}

/** What one report may contain. */
export const maxCounts = 200;
export const maxTimes = 500;
export const maxChartName = 60;
export const maxStepName = 200;

/** Numbers of fewer visits aren't shown: they could be about one person. */
export const fewestVisits = 10;

/** The share of the visits that agreed which is counted. A sandbox counts them all. */
export const countedShare = { sandbox: 1, live: 0.25 } as const;

export const countDevices = ['all', 'phone', 'desktop'] as const satisfies readonly (Device | 'all')[];
export type CountDevice = (typeof countDevices)[number];

/** Days up to today, or the four weeks before a day beside those from it on. */
export const countPeriods = ['7', '28', '90', 'around'] as const;
export type CountPeriod = (typeof countPeriods)[number];

/** Which numbers to show on a drawing. */
export interface CountQuery {
  /** The chart's slug. */
  readonly chart: string;
  readonly period: CountPeriod;
  /** What 'around' means: a day in India. */
  readonly day: Day;
  readonly device: CountDevice;
}

export interface TransitionFigure {
  /** The transition's id. */
  readonly id: string;
  /** Null for fewer visits than are shown. */
  readonly times: number | null;
}

export interface StateFigure {
  /** The state's id. */
  readonly id: string;
  /** How often it was reached; null for fewer visits than are shown. */
  readonly reached: number | null;
  /** How often the visit went no further; null where that is less than is shown. */
  readonly ended: number | null;
}

/** The numbers of one chart in a period. */
export interface FlowFigures {
  /** Null for fewer than are shown. */
  readonly visits: number | null;
  readonly transitions: readonly TransitionFigure[];
  readonly states: readonly StateFigure[];
}

/** What the table has about one name, over all days of the period. */
export interface CountedName extends Pick<StepCount, 'kind' | 'name' | 'times'> {
  readonly visits: number;
}

/** The figures of a chart. Numbers of too few visits are left out here, before anybody sees them. */
export function figuresOf(chart: string, counted: readonly CountedName[]): FlowFigures {
  const of = (wanted: StepKind) => counted.filter(({ kind }) => kind === wanted);
  const left = new Map(of('left').map(({ name, times }) => [name, times]));
  const root = of('reached').find(({ name }) => name === chart);
  return {
    visits: root && isShown(root.visits) ? root.visits : null,
    transitions: of('taken').map(({ name, times, visits }) => ({
      id: name,
      times: isShown(visits) ? times : null,
    })),
    states: of('reached').map(({ name, times, visits }) => {
      const ended = Math.max(0, times - (left.get(name) ?? 0));
      if (!isShown(visits)) return { id: name, reached: null, ended: null };
      return { id: name, reached: times, ended: ended === 0 || isShown(ended) ? ended : null };
    }),
  };
}

function isShown(visits: number): boolean {
  return visits >= fewestVisits;
}
