import type { SnapshotFrom } from 'xstate';
import { daysBetween, shareOf } from '../../../../domain/promotions/bundle/funnel.ts';
import { failureWords } from '../../../kit/failure-words.ts';
import type { bundleFunnelMachine } from './bundle-funnel.machine.ts';

export interface FunnelStep {
  readonly name: string;
  readonly count: number;
  /** '20 % of those before'; '' for the first step, or if the step before is 0. */
  readonly share: string;
  /** Percent of the first step, 0 to 100, for the bar. */
  readonly width: number;
}

export interface FunnelPlot {
  readonly points: readonly string[];
  readonly series: readonly { readonly name: string; readonly values: readonly number[] }[];
}

export interface BundleFunnelView {
  readonly days: number;
  readonly bundleId: string;
  readonly bundles: readonly { readonly value: string; readonly label: string }[];
  readonly isBusy: boolean;
  readonly failure: string | null;
  /** Null until the first figures are loaded. */
  readonly figures: {
    readonly period: string;
    readonly isEmpty: boolean;
    readonly steps: readonly FunnelStep[];
    readonly byDay: FunnelPlot;
    readonly byPage: FunnelPlot;
    readonly byDevice: FunnelPlot;
  } | null;
}

/** View model of the funnel. */
export function bundleFunnelView(snapshot: SnapshotFrom<typeof bundleFunnelMachine>): BundleFunnelView {
  const { query, figures, failure } = snapshot.context;
  return {
    days: query.days,
    bundleId: query.bundleId,
    bundles: [
      { value: '', label: 'All bundles' },
      ...(figures?.bundles ?? []).map(({ bundleId, name }) => ({ value: bundleId, label: name })),
    ],
    isBusy: snapshot.matches('loading'),
    failure: snapshot.matches('failed') && failure ? failureWords(failure) : null,
    figures: figures && {
      period: `${dayName(figures.from)} to ${dayName(figures.to)}`,
      isEmpty: figures.totals.views === 0 && figures.totals.orders === 0,
      steps: stepsOf(figures.totals),
      byDay: byDay(figures),
      byPage: plotOf(figures.pages.map((row) => ({ ...row, name: pageNames[row.page] ?? row.page }))),
      byDevice: plotOf(figures.devices.map((row) => ({ ...row, name: deviceNames[row.device] ?? row.device }))),
    },
  };
}

type Figures = NonNullable<SnapshotFrom<typeof bundleFunnelMachine>['context']['figures']>;

function stepsOf({ views, clicks, applies, orders }: Figures['totals']): readonly FunnelStep[] {
  const max = Math.max(views, clicks, applies, orders, 1);
  return [
    { name: 'Views', count: views, before: null },
    { name: 'Clicks', count: clicks, before: views },
    { name: 'Applies', count: applies, before: clicks },
    { name: 'Orders', count: orders, before: applies },
  ].map(({ name, count, before }) => {
    const share = before === null ? null : shareOf(count, before);
    return {
      name,
      count,
      share: share === null ? '' : `${share}% of the previous step`,
      width: Math.round((100 * count) / max),
    };
  });
}

function byDay({ from, to, days }: Figures): FunnelPlot {
  const of = new Map(days.map((row) => [row.day, row]));
  const all = daysBetween(from, to);
  const values = (step: 'views' | 'clicks' | 'applies' | 'orders') => all.map((day) => of.get(day)?.[step] ?? 0);
  return {
    points: all.map(dayName),
    series: [
      { name: 'Views', values: values('views') },
      { name: 'Clicks', values: values('clicks') },
      { name: 'Applies', values: values('applies') },
      { name: 'Orders', values: values('orders') },
    ],
  };
}

interface Row {
  readonly name: string;
  readonly views: number;
  readonly clicks: number;
  readonly applies: number;
}

function plotOf(rows: readonly Row[]): FunnelPlot {
  return {
    points: rows.map(({ name }) => name),
    series: [
      { name: 'Views', values: rows.map(({ views }) => views) },
      { name: 'Clicks', values: rows.map(({ clicks }) => clicks) },
      { name: 'Applies', values: rows.map(({ applies }) => applies) },
    ],
  };
}

const pageNames: Readonly<Record<string, string>> = {
  pdp: 'Product page',
  cart: 'Cart',
  checkout: 'Checkout',
  dashboard: 'Account',
  category: 'Shop',
  home: 'Home',
  unknown: 'Elsewhere',
};
const deviceNames: Readonly<Record<string, string>> = { mobile: 'Phone', tablet: 'Tablet', desktop: 'Computer' };
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** '2026-11-21' as '21 Nov'. */
function dayName(day: string): string {
  const [, month = '1', date = '1'] = day.split('-');
  return `${Number(date)} ${months[Number(month) - 1] ?? ''}`;
}
