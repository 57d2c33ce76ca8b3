import type { SnapshotFrom } from 'xstate';
import { lowStock as lowest } from '../../../../domain/catalogue/product/product-admin.ts';
import { formatShortDay } from '../../../../domain/kit/money/dates.ts';
import { formatCount, formatRupees } from '../../../../domain/kit/money/money.ts';
import {
  averageOrder,
  changeFrom,
  revenueOf,
  salesOf,
  shareOf,
  type SalesPeriod,
} from '../../../../domain/admin/sales.ts';
import type { adminHomeMachine, HomeFigures, SalesDay } from './admin-home.machine.ts';

export interface HomeFigure {
  readonly label: string;
  readonly value: string;
  readonly note: string;
  readonly tone: 'good' | 'bad' | 'quiet';
}

export interface WorkRow {
  readonly label: string;
  /** Null if the label is enough. */
  readonly count: number | null;
  readonly href: string;
}

export interface AdminHomeView {
  readonly period: SalesPeriod;
  readonly isLoading: boolean;
  readonly failure: string | null;
  readonly shown: {
    readonly figures: readonly HomeFigure[];
    /** '14 Oct', one per day. */
    readonly points: readonly string[];
    readonly prepaid: readonly number[];
    readonly cash: readonly number[];
    readonly orders: readonly number[];
    /** Percent of visits. */
    readonly bought: readonly number[];
    /** The same for the preceding period of equal length. */
    readonly before: {
      readonly name: string;
      readonly revenue: readonly number[];
      readonly orders: readonly number[];
      readonly bought: readonly number[];
    };
    /** Whether there is anything to draw by day, in this period or the one before. */
    readonly hasOrders: boolean;
    /** The day with the highest sales; null if there were none. */
    readonly best: { readonly place: number; readonly title: string; readonly text: string } | null;
    readonly steps: readonly { readonly label: string; readonly value: string; readonly note: string }[];
    /** Drawings with the numbers of visitors. */
    readonly flows: readonly { readonly label: string; readonly href: string }[];
    readonly products: readonly { sku: string; name: string; units: string; amount: string; share: number }[];
    /** `share` compares the stock with the low-stock limit. */
    readonly lowStock: readonly (HomeFigures['lowStock'][number] & { readonly share: number })[];
    readonly work: readonly WorkRow[];
  } | null;
}

/** View model of the admin's home page. */
export function adminHomeView(snapshot: SnapshotFrom<typeof adminHomeMachine>): AdminHomeView {
  const { query, figures, failure } = snapshot.context;
  return {
    period: query.period,
    isLoading: snapshot.matches('loading'),
    failure: failure ? 'Couldn’t load the figures. Try again.' : null,
    shown: figures && shownOf(figures),
  };
}

const counted = [
  { label: 'Checkout, step by step', href: '/flows/checkout?numbers' },
  { label: 'Offers, step by step', href: '/flows/coupon-popup?numbers' },
];

function shownOf({
  days,
  before,
  products,
  lowStock,
  work,
  textMessages,
  hasFlows,
}: HomeFigures): NonNullable<AdminHomeView['shown']> {
  const count = days.length;
  const max = Math.max(1, ...products.map(({ amount }) => amount));
  return {
    figures: figuresOf(days, before),
    points: days.map(({ day }) => formatShortDay(day)),
    prepaid: days.map(({ prepaid }) => prepaid),
    cash: days.map(({ cash }) => cash),
    orders: days.map(({ orders }) => orders),
    bought: days.map(boughtOf),
    before: {
      name: `Previous ${count} days`,
      revenue: before.map(revenueOf),
      orders: before.map(({ orders }) => orders),
      bought: before.map(boughtOf),
    },
    hasOrders: [...days, ...before].some(({ orders }) => orders > 0),
    best: bestOf(days),
    steps: stepsOf(days),
    flows: hasFlows ? counted : [],
    products: products.map(({ sku, name, units, amount }) => ({
      sku,
      name,
      units: units === 1 ? '1 sold' : `${formatCount(units)} sold`,
      amount: formatRupees(amount),
      share: amount / max,
    })),
    lowStock: lowStock.map((product) => ({ ...product, share: Math.min(1, product.stock / lowest) })),
    work: [...alarmOf(textMessages), ...workOf(work)],
  };
}

/** Percent of visits with an order; 0 on a day without visits. */
function boughtOf({ orders, visits }: SalesDay): number {
  return shareOf(orders, visits) ?? 0;
}

function figuresOf(days: readonly SalesDay[], before: readonly SalesDay[]): readonly HomeFigure[] {
  const [now, then] = [salesOf(days), salesOf(before)];
  const period = `the previous ${days.length} days`;
  const [revenue, earlier] = [revenueOf(now), revenueOf(then)];
  const [converted, convertedBefore] = [shareOf(now.orders, now.visits), shareOf(then.orders, then.visits)];
  const [returned, returnedBefore] = [shareOf(now.returns, now.orders), shareOf(then.returns, then.orders)];
  return [
    {
      label: `Revenue, ${days.length} days`,
      value: formatRupees(revenue),
      ...moved(changeFrom(earlier, revenue), period),
    },
    { label: 'Orders', value: formatCount(now.orders), ...moved(changeFrom(then.orders, now.orders)) },
    {
      label: 'Average order',
      value: formatRupees(averageOrder(now)),
      ...moved(changeFrom(averageOrder(then), averageOrder(now))),
    },
    { label: 'Visits with an order', value: percentOf(converted), ...points(convertedBefore, converted, 'good') },
    { label: 'Returned orders', value: percentOf(returned), ...points(returnedBefore, returned, 'bad') },
  ];
}

type Note = Pick<HomeFigure, 'note' | 'tone'>;

function moved(change: number | null, than?: string): Note {
  if (change === null) return { note: 'Nothing to compare', tone: 'quiet' };
  if (change === 0) return { note: than === undefined ? 'No change' : `Same as ${than}`, tone: 'quiet' };
  const word = `${formatCount(Math.abs(change))}% ${change > 0 ? 'more' : 'less'}`;
  return { note: than === undefined ? word : `${word} than ${than}`, tone: change > 0 ? 'good' : 'bad' };
}

/** The change of a share in percentage points; `more` says whether an increase is good. */
function points(before: number | null, now: number | null, more: 'good' | 'bad'): Note {
  if (before === null || now === null) return { note: 'Nothing to compare', tone: 'quiet' };
  const change = Math.round((now - before) * 10) / 10;
  if (change === 0) return { note: 'No change', tone: 'quiet' };
  const isGood = change > 0 === (more === 'good');
  return { note: `${Math.abs(change)} points ${change > 0 ? 'more' : 'less'}`, tone: isGood ? 'good' : 'bad' };
}

function bestOf(days: readonly SalesDay[]) {
  const top = Math.max(...days.map(revenueOf));
  const place = days.findIndex((day) => revenueOf(day) === top);
  const best = days[place];
  if (!best || top === 0) return null;
  const orders = best.orders === 1 ? '1 order' : `${best.orders} orders`;
  return { place, title: formatShortDay(best.day), text: `${formatRupees(top)} from ${orders}` };
}

function stepsOf(days: readonly SalesDay[]) {
  const { visits, carts, orders } = salesOf(days);
  const ofVisits = (part: number) =>
    visits === 0 ? 'No visits yet' : `${percentOf(shareOf(part, visits))} of visits`;
  return [
    { label: 'Visits', value: formatCount(visits), note: 'One per browser per day' },
    { label: 'With items in the cart', value: formatCount(carts), note: ofVisits(carts) },
    { label: 'Orders', value: formatCount(orders), note: ofVisits(orders) },
  ];
}

/** A warning when text messages are running out or have run out. */
function alarmOf(textMessages: HomeFigures['textMessages']): readonly WorkRow[] {
  if (textMessages === null) return [];
  const { sent, limit, isExhausted } = textMessages;
  const what = isExhausted ? 'Text messages have run out' : 'Text messages are running out';
  return [{ label: `${what}: ${formatCount(sent)} of ${formatCount(limit)} sent today`, count: null, href: '' }];
}

function workOf(work: HomeFigures['work']): readonly WorkRow[] {
  const rows = [
    { label: 'Payments to settle', count: work.toSettle, href: '/dashboard/orders?view=to-settle' },
    { label: 'Orders to pack', count: work.toPack, href: '/dashboard/orders?view=to-pack' },
    { label: 'Orders to hand to the courier', count: work.toShip, href: '/dashboard/orders?view=to-ship' },
    { label: 'Orders waiting for a prescription', count: work.onHold, href: '/dashboard/orders?view=on-hold' },
    {
      label: 'Returns to decide',
      count: work.returnsAsked,
      href: '/dashboard/returns?status=requested',
    },
    { label: 'Returns on their way back', count: work.returnsAwaited, href: '/dashboard/returns?status=approved' },
    { label: 'Refunds to send by hand', count: work.refundsByHand, href: '/dashboard/returns?status=received' },
    { label: 'Prescriptions to review', count: work.prescriptions, href: '/dashboard/prescriptions' },
    { label: 'Failed background jobs', count: work.failedJobs, href: '' },
  ];
  return rows.filter(({ count }) => count > 0);
}

function percentOf(share: number | null): string {
  return share === null ? '–' : `${share}%`;
}
