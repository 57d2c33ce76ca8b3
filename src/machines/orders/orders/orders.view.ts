import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { formatDay } from '../../../domain/kit/money/dates.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import type { OrderStatus } from '../../../domain/orders/order/order.ts';
import type { PlacedOrder } from '../placed-order.ts';
import { statusTexts } from '../order-words.ts';
import type { ordersMachine, OrdersQuery } from './orders.machine.ts';

/** Orders per page. */
export const ordersOnPage = 10;

export interface OrderRow {
  readonly id: string;
  readonly number: string;
  readonly href: string;
  readonly status: string;
  readonly tone: 'good' | 'info' | 'neutral' | 'warning';
  /** 'Sleep Mantra and 2 more'. */
  readonly goods: string;
  /** Sku of the first line, for the picture. */
  readonly sku: string;
  readonly placed: string;
  readonly total: string;
}

export interface OrdersView {
  readonly kind: 'loading' | 'failed' | 'empty' | 'listed';
  readonly rows: readonly OrderRow[];
  readonly filters: readonly { readonly label: string; readonly href: string; readonly isChosen: boolean }[];
  /** '11 to 20 of 43'; null if all fit on one page. */
  readonly place: string | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly emptyTitle: string;
}

/** The URL of a page of the list. The first page of all orders has no query. */
export function ordersHref({ show, page }: OrdersQuery): string {
  const query = new URLSearchParams({
    ...(show === 'open' ? { show } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
  return `/dashboard/orders${query === '' ? '' : `?${query}`}`;
}

/** Parses the query string; anything invalid is the first page of all orders. */
export function ordersQueryOf(search: string): OrdersQuery {
  const asked = new URLSearchParams(search);
  const page = asked.get('page') ?? '1';
  return {
    show: asked.get('show') === 'open' ? 'open' : 'all',
    page: /^[1-9]\d{0,4}$/u.test(page) ? Number(page) : 1,
  };
}

/** View model of the order list. */
export function ordersView(snapshot: SnapshotFrom<typeof ordersMachine>): OrdersView {
  const { query, list } = snapshot.context;
  const { show, page } = query;
  const first = (page - 1) * ordersOnPage + 1;
  const last = first + (list?.orders.length ?? 0) - 1;
  const total = list?.total ?? 0;
  return {
    kind: kindOf(snapshot),
    rows: list?.orders.map(rowOf) ?? [],
    filters: [
      { label: t`All orders`, href: ordersHref({ show: 'all', page: 1 }), isChosen: show === 'all' },
      { label: t`In progress`, href: ordersHref({ show: 'open', page: 1 }), isChosen: show === 'open' },
    ],
    place: total > ordersOnPage && last >= first ? t`${first} to ${last} of ${total}` : null,
    before: page > 1 ? ordersHref({ show, page: page - 1 }) : null,
    after: last < total && last >= first ? ordersHref({ show, page: page + 1 }) : null,
    emptyTitle: show === 'open' ? t`No orders in progress` : t`No orders yet`,
  };
}

function kindOf(snapshot: SnapshotFrom<typeof ordersMachine>): OrdersView['kind'] {
  if (snapshot.matches('failed')) return 'failed';
  if (!snapshot.matches('listed')) return 'loading';
  return snapshot.context.list?.orders.length === 0 ? 'empty' : 'listed';
}

const tones: Readonly<Record<OrderStatus, OrderRow['tone']>> = {
  placed: 'warning',
  paid: 'info',
  packed: 'info',
  shipped: 'info',
  delivered: 'good',
  cancelled: 'neutral',
  returned: 'neutral',
  refunded: 'neutral',
};

function rowOf({ id, number, status, lines, placedAt, total }: PlacedOrder): OrderRow {
  const [first, ...others] = lines;
  return {
    id,
    number,
    href: `/dashboard/orders/${id}`,
    status: statusTexts[status],
    tone: tones[status],
    goods: others.length === 0 ? (first?.name ?? '') : t`${first?.name ?? ''} and ${others.length} more`,
    sku: first?.sku ?? '',
    placed: formatDay(new Date(placedAt)),
    total: formatRupees(total),
  };
}
