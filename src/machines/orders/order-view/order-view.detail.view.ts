import { t } from '../../../domain/kit/text/text.ts';
import { needsDelivery } from '../../../domain/cart/cart.ts';
import { formatDay, formatTimestamp } from '../../../domain/kit/money/dates.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import type { OrderedLine } from '../../../domain/orders/order/reorder.ts';
import type { ParcelStatus } from '../../../domain/orders/order/parcel.ts';
import { isAsked, isVoid, isWithdrawable, type ReturnStatus } from '../../../domain/orders/order/return.ts';
import { changeWords } from '../order/change-words.ts';
import { canReturn } from '../order-rights.ts';
import type { OrderParcel, OrderReturn, PlacedOrder } from '../placed-order.ts';

export interface OrderDetail {
  /** A change that waits until its difference is paid; null if none does. */
  readonly asked: AskedWords | null;
  readonly parcel: { readonly courier: string; readonly number: string; readonly url: string | null } | null;
  /** The parcels of an order that has several; empty otherwise. */
  readonly parcels: readonly ParcelWords[];
  readonly hold: HoldWords | null;
  /** Part of the order is packed already. */
  readonly isUnderWay: boolean;
  /** The page for whoever receives the parcel; null if nothing is delivered. */
  readonly trackUrl: string | null;
  readonly documents: readonly { readonly label: string; readonly url: string }[];
  readonly returns: readonly {
    readonly id: string;
    readonly title: string;
    readonly notes: readonly string[];
    readonly canWithdraw: boolean;
  }[];
  /** Where to request a return, and until when; null if that isn't possible. */
  readonly sendBack: { readonly href: string; readonly until: string } | null;
  readonly again: readonly OrderedLine[];
}

export interface ParcelWords {
  readonly id: string;
  readonly title: string;
  readonly goods: string;
  readonly state: string;
  readonly tone: 'info' | 'warning' | 'good' | 'neutral';
  readonly carrier: OrderDetail['parcel'];
}

/** A change that waits until its difference is paid. */
export interface AskedWords {
  readonly title: string;
  readonly text: string;
  readonly changes: readonly string[];
  /** 'Pay ₹600', and where. */
  readonly label: string;
  readonly href: string | null;
}

function askedWords({ due, total, until, change, payPath }: NonNullable<PlacedOrder['asked']>): AskedWords {
  return {
    title: t`Pay ${formatRupees(due)} to change your order`,
    text: t`Your order then costs ${formatRupees(total)}. We hold the items until ${formatTimestamp(new Date(until))} and pack once you’ve paid. If you don’t, it stays as it is.`,
    changes: changeWords(change),
    label: t`Pay ${formatRupees(due)}`,
    href: payPath,
  };
}

/** What the items on prescription wait for. */
export interface HoldWords {
  readonly title: string;
  readonly text: string;
  /** Skus of the items that need a prescription, if the shopper can still choose or send one. */
  readonly wanted: readonly string[] | null;
  /** Link to the prescription under review, or reviewed. */
  readonly href: string | null;
}

/** View model of the part that only the order's own page shows. */
export function orderDetail(order: PlacedOrder, now: number): OrderDetail {
  const { courier, trackingNumber, trackingUrl: url, trackUrl, documents, returnUntil } = order;
  return {
    asked: order.asked ? askedWords(order.asked) : null,
    parcel: order.parcels.length > 1 ? null : carrierOf({ courier, trackingNumber, trackingUrl: url }),
    parcels: order.parcels.length > 1 ? order.parcels.map((each) => parcelWords(order, each)) : [],
    hold: holdWords(order),
    isUnderWay: isUnderWay(order),
    trackUrl: needsDelivery(order.lines) ? trackUrl : null,
    documents: documents.map(({ kind, number, url: paper }) => ({
      label: `${kind === 'invoice' ? t`Invoice` : t`Credit note`} ${number}`,
      url: paper,
    })),
    returns: order.returns.map((one) => returnWords(one, order)),
    sendBack:
      canReturn(order, now) && returnUntil !== null
        ? { href: `/dashboard/orders/${order.id}/return`, until: formatDay(new Date(returnUntil)) }
        : null,
    again: order.lines
      .filter(({ isPremiumMembership }) => !isPremiumMembership)
      .map(({ sku, variant, flavour, packageType, name, quantity, unitPrice }) => ({
        sku,
        variant,
        flavour,
        packageType,
        name,
        quantity,
        unitPrice,
      })),
  };
}

const parcelStates: Readonly<Record<ParcelStatus, readonly [string, ParcelWords['tone']]>> = {
  held: [t`Waiting for a prescription`, 'warning'],
  ready: [t`Being prepared`, 'info'],
  packed: [t`Packed`, 'info'],
  shipped: [t`On its way`, 'info'],
  delivered: [t`Delivered`, 'good'],
  returned: [t`Returned`, 'neutral'],
  cancelled: [t`Cancelled`, 'neutral'],
};

function carrierOf(parcel: Pick<OrderParcel, 'courier' | 'trackingNumber' | 'trackingUrl'>): OrderDetail['parcel'] {
  const { courier, trackingNumber, trackingUrl: url } = parcel;
  return courier !== null && trackingNumber !== null ? { courier, number: trackingNumber, url } : null;
}

function goodsOf({ lines }: PlacedOrder, places: readonly number[]): string {
  return places
    .flatMap((place) => lines[place] ?? [])
    .map(({ name, quantity }) => (quantity === 1 ? name : `${name} × ${quantity}`))
    .join(', ');
}

function parcelWords(order: PlacedOrder, parcel: OrderParcel): ParcelWords {
  const [state, tone] = parcelStates[parcel.status];
  return {
    id: parcel.id,
    title: t`Parcel ${parcel.number}`,
    goods: goodsOf(order, parcel.lines),
    state: parcel.status === 'held' && order.hold?.status === 'submitted' ? t`Waiting for our prescribers` : state,
    tone,
    carrier: carrierOf(parcel),
  };
}

/** What the items on prescription wait for, until they are shipped. */
function holdWords(order: PlacedOrder): HoldWords | null {
  const { hold, parcels, lines } = order;
  const parcel = parcels.find(({ id }) => id === hold?.parcelId);
  if (!hold || !parcel || (parcel.status !== 'held' && parcel.status !== 'ready')) return null;
  const goods = goodsOf(order, parcel.lines);
  const until = hold.until === null ? '' : formatDay(new Date(hold.until));
  const href = hold.prescriptionId === null ? null : `/dashboard/prescriptions/${hold.prescriptionId}`;
  const wanted = parcel.lines.flatMap((place) => lines[place]?.sku ?? []);
  const elseSent = parcels.length > 1 ? t` Everything else is sent without waiting.` : '';
  switch (hold.status) {
    case 'awaited':
      return {
        title: t`Send a prescription by ${until}`,
        text: t`${goods} needs one.${elseSent} Without one, it’s cancelled and refunded.`,
        wanted,
        href: null,
      };
    case 'asked':
      return {
        title: t`Send the prescription again by ${until}`,
        text: t`Our prescribers need more information about ${goods}. The prescription shows what’s missing.`,
        wanted: null,
        href,
      };
    case 'submitted':
      return {
        title: t`Your prescription is being reviewed`,
        text: t`We’ll send ${goods} as soon as it’s signed.${elseSent}`,
        wanted: null,
        href,
      };
    case 'released':
      return { title: t`Your prescription is signed`, text: t`We’ll pack ${goods} next.`, wanted: null, href };
    default:
      return null;
  }
}

/** Whether part of the order is packed already. */
export function isUnderWay({ status }: PlacedOrder): boolean {
  return status === 'packed' || status === 'shipped';
}

const returnTitles: Readonly<Record<ReturnStatus, string>> = {
  requested: t`Return requested`,
  approved: t`Return approved`,
  refused: t`Return refused`,
  withdrawn: t`Return withdrawn`,
  received: t`Return received`,
  refunded: t`Return refunded`,
};

function returnWords(one: OrderReturn, order: PlacedOrder) {
  const { id, status, lines, total, refundTo, answer, requestedAt, reason } = one;
  const goods = lines.map(({ line, quantity }) => `${order.lines[line]?.name ?? ''} × ${quantity}`).join(', ');
  const place = placeOfMoney(order, refundTo);
  if (!isAsked(one)) {
    const why = reason === 'called-off' ? t`cancelled` : t`no prescription received`;
    const money =
      order.paymentMethod === 'cod'
        ? t`${formatRupees(total)} won’t be collected`
        : moneyWords[statusOfMoney(status)](formatRupees(total), place);
    return {
      id,
      canWithdraw: false,
      title: t`Cancelled before it was sent`,
      notes: [t`${goods}, ${why} on ${formatDay(new Date(requestedAt))}`, money],
    };
  }
  // Nobody asked: staff refunded a part, and the items stay.
  const isByStaff = one.timeline[0]?.by === 'admin';
  return {
    id,
    canWithdraw: isWithdrawable(status),
    title: isByStaff ? t`Partial refund` : returnTitles[status],
    notes: [
      isByStaff
        ? `${goods}, ${formatDay(new Date(requestedAt))}`
        : t`${goods}, requested on ${formatDay(new Date(requestedAt))}`,
      ...(isUnpaid(status) ? [] : [moneyWords[status](formatRupees(total), place)]),
      ...(answer === '' ? [] : [answer]),
    ],
  };
}

/** What was paid in cash is sent to the UPI ID that its shopper gave. */
function placeOfMoney({ paymentMethod, fromWallet }: PlacedOrder, refundTo: OrderReturn['refundTo']): string {
  if (refundTo === 'wallet') return t`your wallet`;
  if (fromWallet) return t`your original payment methods`;
  return paymentMethod === 'cod' ? t`your UPI ID` : t`your original payment method`;
}

function statusOfMoney(status: ReturnStatus) {
  return status === 'refunded' ? 'refunded' : 'received';
}

function isUnpaid(status: ReturnStatus): status is 'refused' | 'withdrawn' {
  return isVoid(status);
}

type MoneyWords = (sum: string, place: string) => string;

const moneyWords: Readonly<Record<Exclude<ReturnStatus, 'refused' | 'withdrawn'>, MoneyWords>> = {
  requested: (sum, place) => t`${sum} would be refunded to ${place}`,
  approved: (sum, place) => t`${sum} will be refunded, once we have the items, to ${place}`,
  received: (sum, place) => t`${sum} is on its way to ${place}`,
  refunded: (sum, place) => t`${sum} was refunded to ${place}`,
};
