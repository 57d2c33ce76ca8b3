import { needsDelivery } from '../../../src/domain/cart/cart.ts';
import type { Language } from '../../../src/domain/kit/text/language.ts';
import { unbroken } from '../../../src/domain/kit/text/unbroken.ts';
import { t } from '../../../src/domain/kit/text/text.ts';
import { formatTimestamp, formatWeekday } from '../../../src/domain/kit/money/dates.ts';
import type { OrderStatus } from '../../../src/domain/orders/order/order.ts';
import { escaped, linkPage, styleElement } from '../../platform/http/html.ts';
import type { ParcelRow } from '../tables/parcel.queries.ts';
import type { OrderEventRow, OrderRow } from '../tables/order.queries.ts';
import { statusWords } from './status-words.ts';
import { trackedParcels, trackingNumber } from './track-parcels.ts';

const way = ['placed', 'paid', 'packed', 'shipped', 'delivered'] as const satisfies readonly OrderStatus[];

const style = styleElement(`
.lead,small,dt{color:var(--muted)}
.lead{margin:0 0 2rem}
ol{list-style:none;margin:0;padding:0}
li{position:relative;padding:0 0 1.5rem 2rem}
li::before{content:"";position:absolute;left:0;top:.3rem;width:.9rem;height:.9rem;border-radius:50%;border:2px solid var(--leaf);background:var(--leaf)}
li::after{content:"";position:absolute;left:calc(.45rem + 1px);top:1.5rem;bottom:0;width:2px;background:var(--line)}
li:last-child::after{display:none}
li.next::before{background:transparent;border-color:var(--line)}
li.next{color:var(--muted)}
li b{display:block;font-weight:600}
section{border-top:1px solid var(--line);margin:1rem 0 0;padding:1.25rem 0 0}
h2{font-size:1.2rem;line-height:1.25;margin:0}
section .lead{margin:0 0 1rem}
dl{border-top:1px solid var(--line);margin:1rem 0 0;padding-top:1.25rem;display:grid;grid-template-columns:auto 1fr;gap:.5rem 1.25rem}
dd{margin:0}
`);

export interface TrackedShop {
  readonly shopName: string;
  readonly phone: string;
  readonly email: string;
}

/** Public tracking page, in the language that `writtenIn` gives. Shows no more of the shopper than a first name and city. */
export function trackPage(
  order: OrderRow,
  { events, parcels }: { readonly events: readonly OrderEventRow[]; readonly parcels: readonly ParcelRow[] },
  { language, ...shop }: TrackedShop & { readonly language: Language },
): string {
  const steps = stepsOf(events);
  const isOneParcel = parcels.length < 2;
  const facts = [
    [t`Order`, escaped(order.number)],
    // A membership alone may have no address but the shop's.
    ...(needsDelivery(order.lines)
      ? [[t`For`, escaped(`${order.address.name.split(' ')[0] ?? ''}, ${order.address.city}`)] as const]
      : []),
    ...(order.courier === null || !isOneParcel ? [] : [[t`Courier`, escaped(order.courier)]]),
    ...(order.tracking_number === null || !isOneParcel
      ? []
      : [[t`Tracking number`, trackingNumber(order.tracking_number, order.tracking_url)]]),
    [t`Help`, `${helpLink('tel', shop.phone)}<br>${helpLink('mailto', shop.email)}`],
  ] as const;
  const title = `${statusWords()[order.status]} · ${t`Order ${order.number}`}`;
  const body = `<p class="lead">${escaped(leadOf(order))}</p>
<ol aria-label="${escaped(t`Steps of this order`)}">${steps
    .map(
      ({ status, at }) =>
        `<li><b>${escaped(statusWords()[status])}</b><small>${escaped(formatTimestamp(at))}</small></li>`,
    )
    .join('')}${comingOf(order)
    .map(
      (status) => `<li class="next">${escaped(statusWords()[status])} <small>${escaped(t`to come`)}</small></li>`,
    )
    .join('')}</ol>${trackedParcels(order, parcels)}
<dl>${facts.map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${value}</dd>`).join('')}</dl>`;
  return linkPage({
    shopName: shop.shopName,
    title,
    heading: statusWords()[order.status],
    body,
    head: style,
    language,
  });
}

function helpLink(scheme: 'tel' | 'mailto', address: string): string {
  return `<a href="${scheme}:${escaped(address.replaceAll(/\s/gu, ''))}">${escaped(address)}</a>`;
}

/** Events that changed the status; repeats are left out. */
function stepsOf(events: readonly OrderEventRow[]): readonly OrderEventRow[] {
  return events.filter(({ status }, place) => place === 0 || events[place - 1]?.status !== status);
}

/** A membership alone is neither packed nor sent, and cash is paid at the door. */
function comingOf({ status, payment_method: method, lines }: OrderRow): readonly OrderStatus[] {
  const here = way.findIndex((each) => each === status);
  if (here === -1) return [];
  return way.slice(here + 1).filter((each) => (each === 'paid' ? method !== 'cod' : needsDelivery(lines)));
}

function leadOf({ status, earliest, latest, lines }: OrderRow): string {
  if (status === 'paid' && !needsDelivery(lines)) return t`Your membership is active.`;
  const isComing = status === 'placed' || status === 'paid' || status === 'packed' || status === 'shipped';
  if (!isComing || earliest === null || latest === null) return t`You can follow every step below.`;
  const [from, to] = [earliest, latest].map((day) => unbroken(formatWeekday(new Date(`${day}T06:00:00Z`))));
  return from === to ? t`Arrives ${from ?? ''}` : t`Arrives ${from ?? ''} to ${to ?? ''}`;
}
