import type { SnapshotFrom } from 'xstate';
import { formatShortDay } from '../../../../domain/kit/money/dates.ts';
import { formatCount } from '../../../../domain/kit/money/money.ts';
import type { PageKind, SpeedMetric, SpeedPeriod } from '../../../../domain/admin/page-speed.ts';
import type { pageSpeedMachine, SpeedFigure, SpeedFigures } from './page-speed.machine.ts';

export interface SpeedCard {
  readonly metric: SpeedMetric;
  readonly label: string;
  /** The 75th percentile. */
  readonly value: string;
  readonly note: string;
  readonly tone: 'good' | 'bad';
}

export interface SpeedRow {
  readonly key: string;
  readonly page: string;
  readonly device: string;
  readonly visits: string;
  /** One cell per metric. */
  readonly values: readonly string[];
}

export interface PageSpeedView {
  readonly period: SpeedPeriod;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly shown: {
    readonly cards: readonly SpeedCard[];
    readonly points: readonly string[];
    readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
    readonly rows: readonly SpeedRow[];
  } | null;
}

const labels: Readonly<Record<SpeedMetric, string>> = {
  LCP: 'Largest paint',
  INP: 'Response',
  CLS: 'Layout shift',
  FCP: 'First paint',
  TTFB: 'First byte',
};

/** The three metrics that decide whether a page is good. */
const vital: readonly SpeedMetric[] = ['LCP', 'INP', 'CLS'];

const pages: Readonly<Record<PageKind, string>> = {
  home: 'Home',
  shop: 'Shop',
  product: 'Products',
  journal: 'Journal',
  text: 'Information pages',
  checkout: 'Checkout',
  account: 'Account',
  other: 'Other pages',
};

/** The target share of good visits. */
const goal = 0.75;

export function pageSpeedView(snapshot: SnapshotFrom<typeof pageSpeedMachine>): PageSpeedView {
  const { query, figures, failure } = snapshot.context;
  return {
    period: query.period,
    isBusy: snapshot.matches('loading'),
    failure: failure === null ? null : 'Couldn’t load page speed. Try again.',
    shown: figures === null ? null : shownOf(figures),
  };
}

function noteOf(figure: SpeedFigure): string {
  if (figure.visits === 1) return `The only visit was ${figure.good === 1 ? 'good' : 'not good'}`;
  return `${percentOf(figure)}% of ${formatCount(figure.visits)} visits were good`;
}

function shownOf({ metrics, days, pages: rows }: SpeedFigures): NonNullable<PageSpeedView['shown']> {
  return {
    cards: metrics.map((figure) => ({
      metric: figure.metric,
      label: labels[figure.metric],
      value: valueOf(figure),
      note: noteOf(figure),
      tone: (figure.good ?? 0) >= goal ? 'good' : 'bad',
    })),
    points: days.map(({ day }) => formatShortDay(day)),
    series: vital.map((metric) => ({
      name: labels[metric],
      values: days.map((day) => percentOf(day.metrics.find((figure) => figure.metric === metric))),
    })),
    rows: rows.map(({ page, device, metrics: own }) => ({
      key: `${page} ${device}`,
      page: pages[page],
      device: device === 'phone' ? 'phone' : 'computer',
      visits: formatCount(Math.max(...own.map(({ visits }) => visits))),
      values: vital.map((metric) => valueOf(own.find((figure) => figure.metric === metric))),
    })),
  };
}

function percentOf(figure: SpeedFigure | undefined): number {
  return Math.round((figure?.good ?? 0) * 100);
}

function valueOf(figure: SpeedFigure | undefined): string {
  if (!figure || figure.threeQuarters === null) return '–';
  const { metric, threeQuarters } = figure;
  if (metric === 'CLS') return (threeQuarters / 1000).toFixed(2);
  return threeQuarters < 1000 ? `${threeQuarters} ms` : `${(threeQuarters / 1000).toFixed(1)} s`;
}
