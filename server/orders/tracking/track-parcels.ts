import { plural, t } from '../../../src/domain/kit/text/text.ts';
import { formatTimestamp } from '../../../src/domain/kit/money/dates.ts';
import { sum } from '../../../src/domain/kit/money/money.ts';
import type { ParcelStatus } from '../../../src/domain/orders/order/parcel.ts';
import { escaped } from '../../platform/http/html.ts';
import type { ParcelRow } from '../tables/parcel.queries.ts';
import type { OrderRow } from '../tables/order.queries.ts';

const words = (): Readonly<Record<ParcelStatus, string>> => ({
  held: t`Waiting for a prescription`,
  ready: t`Being prepared`,
  packed: t`Packed`,
  shipped: t`On its way`,
  delivered: t`Delivered`,
  returned: t`Returned`,
  cancelled: t`Cancelled`,
});

const way = ['packed', 'shipped', 'delivered'] as const;

/** The parcels of a split order with their steps and couriers. Never names the contents. */
export function trackedParcels({ lines }: Pick<OrderRow, 'lines'>, parcels: readonly ParcelRow[]): string {
  if (parcels.length < 2) return '';
  const sections = parcels.map((parcel) => {
    const items = sum(parcel.lines.map((place) => lines[place]?.quantity ?? 0));
    const title = escaped(t`Parcel ${parcel.number} of ${parcels.length}`);
    return `<section aria-label="${title}"><h2>${title}</h2>
<p class="lead">${escaped(words()[parcel.status])} · ${escaped(plural(items, { one: '# item', other: '# items' }))}</p>
<ol aria-label="${escaped(t`Steps of parcel ${parcel.number}`)}">${stepsOf(parcel)}</ol>${carrierOf(parcel)}</section>`;
  });
  return sections.join('');
}

function stepsOf(parcel: ParcelRow): string {
  const isOver = parcel.status === 'returned' || parcel.status === 'cancelled';
  const moments = { packed: parcel.packed_at, shipped: parcel.shipped_at, delivered: parcel.delivered_at };
  return way
    .map((step) => {
      const at = moments[step];
      if (at) return `<li><b>${escaped(words()[step])}</b><small>${escaped(formatTimestamp(at))}</small></li>`;
      return isOver ? '' : `<li class="next">${escaped(words()[step])} <small>${escaped(t`to come`)}</small></li>`;
    })
    .join('');
}

function carrierOf({ courier, tracking_number: number, tracking_url: url }: ParcelRow): string {
  if (courier === null || number === null) return '';
  return `<p>${escaped(t`${courier}, number`)} ${trackingNumber(number, url)}</p>`;
}

/** A parcel's tracking number, linked to the courier's page if there is one. */
export function trackingNumber(number: string, url: string | null): string {
  const text = escaped(number);
  return url === null ? text : `<a href="${escaped(url)}" rel="noreferrer">${text}</a>`;
}
