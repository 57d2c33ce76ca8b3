import { formatDay } from '../../../../domain/kit/money/dates.ts';
import { type BoxSize, sizeText } from '../../../../domain/catalogue/box.ts';
import { isLostReturn, trackingPageOf } from '../../../../domain/orders/order/booking.ts';
import type { OrderAdmin, StaffStep } from './order-admin.machine.ts';
import type { Asked } from './order-admin.questions.ts';

type Booking = NonNullable<OrderAdmin['courier']>['bookings'][number];
type CourierStep = Extract<StaffStep, { kind: 'courier' }>;

/** A parcel or a return with its courier. */
export interface CourierPart {
  readonly id: string;
  readonly title: string;
  readonly facts: readonly string[];
  /** What went wrong and what to do; null if nothing did. */
  readonly trouble: string | null;
  readonly links: readonly { readonly label: string; readonly href: string }[];
  readonly steps: readonly { readonly label: string; readonly step: CourierStep }[];
}

/** The courier service on an order's page; null without credentials and bookings (SHP-01). */
export interface CourierCard {
  readonly parts: readonly CourierPart[];
  /** Asking for the prices of what has no courier yet. */
  readonly asks: readonly { readonly label: string; readonly step: CourierStep; readonly isAgain: boolean }[];
}

const byHand = 'You can always enter a tracking number yourself.';

export function courierCard({ courier, order }: OrderAdmin): CourierCard | null {
  if (!courier) return null;
  const asked = new Set(courier.bookings.map(({ returnId }) => returnId));
  const isAgain = courier.bookings.some(({ returnId, status }) => returnId === null && canChoose(status));
  return {
    parts: courier.bookings.map((booking) => partOf(booking, order)),
    asks: [
      ...(courier.canAsk
        ? [{ label: isAgain ? 'Ask for prices again' : 'Compare couriers', step: ask(null), isAgain }]
        : []),
      ...courier.returnIds.flatMap((returnId) =>
        asked.has(returnId)
          ? []
          : [{ label: 'Compare couriers for the return', step: ask(returnId), isAgain: false }],
      ),
    ],
  };
}

function ask(returnId: string | null): CourierStep {
  return { kind: 'courier', does: 'ask', returnId };
}

function partOf(booking: Booking, { parcels }: OrderAdmin['order']): CourierPart {
  const { id, courier, trackingNumber, labelUrl, news, returnId, parcelId } = booking;
  const isBooked = trackingNumber !== null && booking.status !== 'cancelled';
  const number = parcels.find((parcel) => parcel.id === parcelId)?.number ?? 1;
  return {
    id,
    title: `${returnId === null ? `Parcel ${number}` : 'Return'}: ${titles[booking.status]}`,
    facts: [
      ...(isBooked ? [`${courier ?? ''} ${trackingNumber}`.trim()] : []),
      ...pickupFacts(booking),
      ...(news === null ? [] : [`Courier says: ${news.toLowerCase()}`]),
      ...offerFacts(booking),
    ],
    trouble: troubleOf(booking),
    links: isBooked
      ? [
          ...(labelUrl === null ? [] : [{ label: 'Courier’s label (PDF)', href: labelUrl }]),
          { label: 'Track it', href: trackingPageOf(trackingNumber) },
        ]
      : [],
    steps: stepsOf(booking),
  };
}

const titles: Readonly<Record<Booking['status'], string>> = {
  unbooked: 'choose a courier',
  booking: 'asking the courier',
  booked: 'booked',
  collecting: 'pickup asked for',
  collected: 'with the courier',
  failed: 'not booked',
  cancelled: 'booking cancelled',
};

function pickupFacts({ status, pickupOn }: Booking): string[] {
  if (status !== 'collecting') return [];
  return [
    pickupOn === null ? 'The courier will come' : `Pickup on ${formatDay(new Date(`${pickupOn}T12:00:00+05:30`))}`,
  ];
}

function offerFacts({ status, offers, grams, box }: Booking): string[] {
  if (!canChoose(status)) return [];
  const size = box === null ? 'the usual box' : sizeText(box);
  return offers.length > 0 ? [`Prices for ${grams} g in ${size}`] : [];
}

function troubleOf({ status, failure, offers }: Booking): string | null {
  if (status === 'failed' && isLostReturn(failure)) return `${failure}.`;
  if (status === 'failed') return `The courier service says: ${failure ?? 'no'}. Choose another courier. ${byHand}`;
  if (status === 'booking') {
    return `No answer yet. It’s asked again every few minutes and booked only once. ${byHand}`;
  }
  return status === 'unbooked' && offers.length === 0 ? 'No courier serves this pincode. Send it by hand.' : null;
}

function canChoose(status: Booking['status']): boolean {
  return status === 'unbooked' || status === 'failed' || status === 'cancelled';
}

function stepsOf({ id: bookingId, status, offers, labelUrl }: Booking): CourierPart['steps'] {
  const does = (step: 'pickup' | 'label' | 'cancel'): CourierStep => ({ kind: 'courier', does: step, bookingId });
  if (canChoose(status)) {
    return offers.map((offer) => ({
      label: `Book ${offerText(offer)}`,
      step: { kind: 'courier', does: 'book', bookingId, offerId: offer.id },
    }));
  }
  if (status !== 'booked' && status !== 'collecting') return [];
  return [
    ...(status === 'booked' ? [{ label: 'Ask for pickup', step: does('pickup') }] : []),
    ...(labelUrl === null ? [{ label: 'Get the label', step: does('label') }] : []),
    { label: 'Cancel booking', step: does('cancel') },
  ];
}

/** 'Delhivery Surface, ₹54.50, 4 days'. */
function offerText({ courier, price, days }: Booking['offers'][number]): string {
  const words = [courier, `₹${Number.isInteger(price) ? price : price.toFixed(2)}`];
  return [...words, ...(days === null ? [] : [days === 1 ? '1 day' : `${days} days`])].join(', ');
}

/** The form of a step with the courier service. */
export function courierQuestion(step: CourierStep, detail: OrderAdmin | null): Asked {
  switch (step.does) {
    case 'ask':
      return {
        title: 'Compare couriers',
        text: 'The courier service answers with the couriers that serve this pincode, and their prices. Nothing is booked yet.',
        verb: 'Show prices',
        fields: [
          gramsField(step.returnId === null ? (detail?.courier?.grams ?? null) : null),
          ...boxFields(detail, step.returnId === null),
        ],
      };
    case 'book': {
      const offer = detail?.courier?.bookings
        .find(({ id }) => id === step.bookingId)
        ?.offers.find(({ id }) => id === step.offerId);
      return {
        title: `Book ${offer ? offerText(offer) : 'this courier'}?`,
        text: 'You get a tracking number and a label. The customer gets a message once the courier has the parcel.',
        verb: 'Book',
        fields: [],
      };
    }
    case 'pickup':
      return {
        title: 'Ask for pickup?',
        text: 'The courier comes to your pickup address.',
        verb: 'Ask',
        fields: [],
      };
    case 'label':
      return {
        title: 'Get the label?',
        text: 'The courier service makes it again.',
        verb: 'Get label',
        fields: [],
      };
    case 'cancel':
      return {
        title: 'Cancel this booking?',
        text: 'The order stays as it is. You can book another courier or send it by hand.',
        verb: 'Cancel booking',
        fields: [],
      };
  }
}

function gramsField(grams: number | null): Asked['fields'][number] {
  return {
    name: 'grams',
    label: 'Weight in grams',
    optional: true,
    ...(grams === null
      ? { hint: 'With the box' }
      : { value: String(grams), hint: 'Correct it if the scale differs' }),
  };
}

/** The box: the one that fits is chosen, another one or other measures can be. */
function boxFields(detail: OrderAdmin | null, isParcel: boolean): Asked['fields'] {
  const { boxes = [], box = null } = detail?.courier ?? {};
  const chosen = isParcel ? boxes.find(({ name }) => name === box) : undefined;
  const fitting = boxes.length === 0 ? 'The usual box' : 'Whichever fits';
  return [
    {
      name: 'box',
      label: 'Box',
      value: chosen ? measuresOf(chosen) : '',
      options: [
        ...(chosen ? [] : [{ value: '', label: fitting }]),
        ...boxes.map((each) => ({ value: measuresOf(each), label: `${each.name}, ${sizeText(each)}` })),
      ],
    },
    {
      name: 'measures',
      label: 'Other measures in cm',
      optional: true,
      hint: 'Length × width × height, such as 30 × 20 × 10, if it’s none of these boxes',
    },
  ];
}

function measuresOf({ length, width, height }: BoxSize): string {
  return [length, width, height].join(' × ');
}

/** What a hand-over by hand starts with, if a courier is booked: the fields' values by name. */
export function bookedShipment(detail: OrderAdmin | null): Readonly<Record<string, string>> {
  const booked = detail?.courier?.bookings.find(
    ({ status, parcelId }) => parcelId !== null && (status === 'booked' || status === 'collecting'),
  );
  if (!booked?.trackingNumber) return {};
  const { courier, trackingNumber } = booked;
  return { courier: courier ?? '', trackingNumber, trackingUrl: trackingPageOf(trackingNumber) };
}
