import type { DraftOrder, DraftPrice } from '../../../../contract/orders/draft/draft-order.calls.ts';
import type { DeepReadonly } from '../../../../domain/kit/deep-readonly.ts';
import { formatTimestamp } from '../../../../domain/kit/money/dates.ts';
import { formatRupees } from '../../../../domain/kit/money/money.ts';
import { isDraftOver } from '../../../../domain/orders/draft/draft-order.ts';
import { addressText } from '../../../../machines/checkout/address-form/address-form.view.ts';
import { priceRows } from '../../../../machines/cart/price-rows.ts';
import { draftBadge } from './draft-words.ts';

const steps: Readonly<Record<string, string>> = {
  'draft.create': 'Created',
  'draft.change': 'Changed',
  'draft.send': 'Payment link sent',
  'draft.cancel': 'Cancelled',
  'link.open': 'Link opened',
  'link.expire': 'Link expired',
  'order.confirm': 'Ordered',
};

/** The same for the change of an order. */
const editSteps: Readonly<Record<string, string>> = {
  ...steps,
  'draft.create': 'Begun',
  'draft.send': 'Payment link for the difference sent',
  'draft.cancel': 'Dropped, the order stays as it was',
  'link.expire': 'Link expired, the order stays as it was',
  'order.confirm': 'Order changed',
};

/** What the form of a draft shows besides what staff fill in. */
export function draftTaken(draft: DraftOrder) {
  const { address, customer } = draft;
  return {
    phone: draft.phone ?? '',
    addressId: null,
    addressName: address?.name ?? '',
    addressPhone: address?.phone ?? '',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    pincode: address?.pincode ?? '',
    city: address?.city ?? '',
    state: address?.state ?? ('' as const),
    placedCity: address?.city ?? '',
    placedState: address?.state ?? '',
    edited: draft.edits?.number ?? '',
    over: isDraftOver(draft.status) ? draft.status : '',
    addresses: (customer?.addresses ?? []).map((each) => ({
      id: each.id,
      title: `${each.name}, ${addressText(each)}`,
    })),
    itemsStay: draft.edits?.itemsStay ?? '',
    bundles: bundlesOf(draft),
    fixed: fixedOf(draft.edits),
    prices: pricesOf(draft),
    story: storyOf(draft),
  };
}

/** The bundles of the changed order with what staff want of each; those that nobody named stay. */
function bundlesOf({ bundles, edits }: DraftOrder) {
  return (edits?.bundles ?? []).map(({ bundleId, name, quantity: had }) => ({
    bundleId,
    name,
    had,
    quantity: bundles.find((each) => each.bundleId === bundleId)?.quantity ?? had,
  }));
}

function fixedOf(edits: DraftOrder['edits']) {
  if (edits === null) return [];
  if (edits.itemsStay !== null) return [{ id: 'all', title: 'All items', note: edits.itemsStay }];
  return edits.fixed.map(({ name, quantity, reason }, place) => ({
    id: String(place),
    title: quantity === 1 ? name : `${name} × ${quantity}`,
    note: reason,
  }));
}

function pricesOf({ quote, refusal, customer, edits, expiresAt }: DraftOrder) {
  const { paid, due, atDoor } = edits ?? { paid: null, due: 0, atDoor: null };
  const price = { quote, refusal, isMember: customer?.isMember === true, paid, due, atDoor };
  return priceLines({ ...price, isAsked: expiresAt !== null }, edits !== null);
}

/**
 * The rows of what a draft comes to: every part of the price, the total, and the money that a change moves; why it can't be
 * of a change that leaves nothing in its order. None of a new order without items.
 */
export function priceLines(
  { quote, refusal, isMember, paid, due, atDoor, isAsked }: DeepReadonly<DraftPrice>,
  isEdit = false,
) {
  if (quote === null) {
    // A change that takes everything out, rather than a draft that has nothing yet.
    return isEdit && refusal !== null ? [{ id: 'nothing', title: 'Nothing to pay', note: refusal }] : [];
  }
  return [
    ...priceRows(quote.parts).map(({ kind, label, amount }) => ({ id: kind, title: label, aside: amount })),
    {
      id: 'total',
      title: 'Total',
      aside: formatRupees(quote.total),
      note: [...(isMember ? ['With their Bliss Club membership.'] : []), refusal ?? ''].join(' ').trim(),
    },
    ...moneyOf(quote.total, { paid, due, isAsked }),
    ...(atDoor === null || refusal !== null
      ? []
      : [{ id: 'door', title: 'The courier collects', aside: formatRupees(atDoor) }]),
  ];
}

function moneyOf(total: number, { paid, due, isAsked }: Pick<DraftPrice, 'paid' | 'due' | 'isAsked'>) {
  if (paid === null) return [];
  return [
    { id: 'paid', title: 'Paid so far', aside: formatRupees(paid) },
    ...(paid > total ? [{ id: 'back', title: 'Goes back', aside: formatRupees(paid - total) }] : []),
    ...(due > 0
      ? [
          {
            id: 'due',
            title: 'To pay first',
            aside: formatRupees(due),
            note: isAsked
              ? 'The customer has a payment link for it. The order changes once it’s paid.'
              : 'The customer gets a payment link for it when you change the order.',
          },
        ]
      : []),
  ];
}

function storyOf({ status, order, expiresAt, events, edits }: DraftOrder) {
  const words = edits ? editSteps : steps;
  return [
    {
      id: 'status',
      title: draftBadge({ status, isEdit: edits !== null }).text,
      note: expiresAt === null ? '' : `The link works until ${formatTimestamp(new Date(expiresAt))}`,
    },
    ...(order === null
      ? []
      : [{ id: order.id, title: `Order ${order.number}`, href: `/dashboard/orders/${order.id}` }]),
    ...events.map(({ event, name, at }, place) => ({
      id: String(place),
      title: words[event] ?? event,
      note: [formatTimestamp(new Date(at)), name].filter((each) => each !== '').join(', '),
    })),
  ];
}
