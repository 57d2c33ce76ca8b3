import { formatTimestamp, formatWeekday } from '../../src/domain/money/dates.ts';
import type { OrderStatus } from '../../src/domain/order/order.ts';
import { escaped } from '../http/html.ts';
import type { OrderEventRow, OrderRow } from './order.queries.ts';

const words: Readonly<Record<OrderStatus, string>> = {
  placed: 'Order placed',
  paid: 'Payment received',
  packed: 'Packed',
  shipped: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
  refunded: 'Refunded',
};

const way = ['placed', 'paid', 'packed', 'shipped', 'delivered'] as const satisfies readonly OrderStatus[];

const style = `
:root{color-scheme:light dark;--ink:#1f2a24;--muted:#5d675f;--line:#d9d4c7;--ground:#fbf9f4;--leaf:#2f6b4a}
@media(prefers-color-scheme:dark){:root{--ink:#eef0ea;--muted:#a9b3aa;--line:#3b453e;--ground:#141a16;--leaf:#7cc49b}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:17px/1.5 system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}
.shop{font-weight:600;color:inherit;text-decoration:none;display:inline-block;padding:.5rem 0}
h1{font-size:1.9rem;line-height:1.15;margin:.75rem 0 .25rem;text-wrap:balance}
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
dl{border-top:1px solid var(--line);margin:1rem 0 0;padding-top:1.25rem;display:grid;grid-template-columns:auto 1fr;gap:.5rem 1.25rem}
dd{margin:0}
a{color:inherit}
`;

export interface TrackedShop {
  readonly shopName: string;
  readonly phone: string;
  readonly email: string;
}

/** Where an order stands, with no more of its shopper than a first name and a city (ORD-05). */
export function trackPage(order: OrderRow, events: readonly OrderEventRow[], shop: TrackedShop): string {
  const steps = stepsOf(events);
  const facts = [
    ['Order', escaped(order.number)],
    ['For', escaped(`${order.address.name.split(' ')[0] ?? ''}, ${order.address.city}`)],
    ...(order.courier === null ? [] : [['Courier', escaped(order.courier)]]),
    ...(order.tracking_number === null ? [] : [['Tracking number', numberOf(order)]]),
    ['Help', escaped(`${shop.phone} · ${shop.email}`)],
  ] as const;
  const title = `${words[order.status]} · Order ${order.number}`;
  return `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>${escaped(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer"><style>${style}</style></head><body><main>
<a class="shop" href="/">${escaped(shop.shopName)}</a>
<h1>${escaped(words[order.status])}</h1><p class="lead">${escaped(leadOf(order))}</p>
<ol aria-label="Steps of this order">${steps
    .map(
      ({ status, at }) => `<li><b>${escaped(words[status])}</b><small>${escaped(formatTimestamp(at))}</small></li>`,
    )
    .join('')}${comingOf(order)
    .map((status) => `<li class="next">${escaped(words[status])} <small>to come</small></li>`)
    .join('')}</ol>
<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>
</main></body></html>`;
}

/** The first moment of each state that the order came to, one after the other. */
function stepsOf(events: readonly OrderEventRow[]): readonly OrderEventRow[] {
  return events.filter(({ status }, place) => place === 0 || events[place - 1]?.status !== status);
}

function comingOf({ status, payment_method: method }: OrderRow): readonly OrderStatus[] {
  const here = way.findIndex((each) => each === status);
  return here === -1 ? [] : way.slice(here + 1).filter((each) => each !== 'paid' || method !== 'cod');
}

function leadOf({ status, earliest, latest }: OrderRow): string {
  const isComing = status === 'placed' || status === 'paid' || status === 'packed' || status === 'shipped';
  if (!isComing || earliest === null || latest === null) return 'You find every step below.';
  const [from, to] = [earliest, latest].map((day) => formatWeekday(new Date(`${day}T06:00:00Z`)));
  return from === to ? `Arrives ${from ?? ''}` : `Arrives ${from ?? ''} to ${to ?? ''}`;
}

function numberOf({ tracking_number: number, tracking_url: url }: OrderRow): string {
  const text = escaped(number ?? '');
  return url === null ? text : `<a href="${escaped(url)}" rel="noreferrer">${text}</a>`;
}
