import * as unmatchedCalls from '../../contract/checkout/payment/unmatched.calls.ts';
import * as orderReturnCalls from '../../contract/orders/order-return/order-return.calls.ts';
import * as bookingCalls from '../../contract/orders/order/booking.calls.ts';
import * as orderAdminCalls from '../../contract/orders/order/order-admin.calls.ts';
import * as orderListCalls from '../../contract/orders/order/order-list.calls.ts';
import type { OrderAdmin } from '../../contract/orders/order/order-list.calls.ts';
import type { Api } from '../../contract/api.ts';
import type { BodyInputOf } from '../../contract/call.ts';
import type { ReturnedUnits } from '../../domain/orders/order/refund.ts';
import { isCallFailed } from '../../domain/kit/failure.ts';
import type { StaffMove } from '../../domain/orders/order/staff-move.ts';
import type { Http } from '../platform/http/http.ts';

type CourierStep =
  | { readonly kind: 'courier'; readonly does: 'ask'; readonly returnId: string | null }
  | { readonly kind: 'courier'; readonly does: 'book'; readonly bookingId: string; readonly offerId: string }
  | { readonly kind: 'courier'; readonly does: 'pickup' | 'label' | 'cancel'; readonly bookingId: string };

interface Step {
  readonly id: string;
  readonly step:
    | { readonly kind: 'move'; readonly move: StaffMove }
    | { readonly kind: 'note' }
    | { readonly kind: 'remove-note'; readonly noteId: string }
    | {
        readonly kind: 'return';
        readonly returnId: string;
        readonly does: 'approve' | 'refuse' | 'receive' | 'repaid';
      }
    | CourierStep
    | { readonly kind: 'settle'; readonly paymentId: string; readonly does: 'accept' | 'refund' }
    | null;
  readonly words: Readonly<Record<string, string>>;
}

interface PartialRefund extends Omit<BodyInputOf<Api['refundPart']>, 'lines'> {
  readonly lines: readonly ReturnedUnits[];
}

/** One order on the dashboard. */
export function createOrderAdminService(http: Http) {
  const read = async (id: string, signal: AbortSignal): Promise<OrderAdmin> =>
    http.send(orderListCalls.readAdminOrder, { params: { id }, signal });
  return {
    async fetchDetail(id: string, signal: AbortSignal): Promise<OrderAdmin | null> {
      try {
        return await read(id, signal);
      } catch (error) {
        const isMissing =
          isCallFailed(error) &&
          error.failure.kind === 'refused' &&
          (error.failure.status === 404 || error.failure.status === 422);
        if (isMissing) return null;
        throw error;
      }
    },
    previewPart: async (id: string, lines: readonly ReturnedUnits[], signal: AbortSignal) =>
      http.send(orderListCalls.previewPart, { params: { id }, body: { lines: [...lines] }, signal }),
    refundPart: async (id: string, request: PartialRefund, signal: AbortSignal): Promise<OrderAdmin> =>
      http.send(orderListCalls.refundPart, {
        params: { id },
        body: { ...request, lines: [...request.lines] },
        signal,
      }),
    async takeStep(request: Step, signal: AbortSignal): Promise<OrderAdmin> {
      await send(http, request, signal);
      return read(request.id, signal);
    },
  };
}

async function send(http: Http, request: Step, signal: AbortSignal): Promise<void> {
  const { id, step, words } = request;
  const params = { id };
  if (step?.kind === 'note') {
    await http.send(orderListCalls.addOrderNote, { params, body: { text: words['text'] ?? '' }, signal });
  }
  if (step?.kind === 'remove-note') {
    await http.send(orderListCalls.removeOrderNote, { params: { id, noteId: step.noteId }, signal });
  }
  if (step?.kind === 'move') await moves[step.move](http, id, words, signal);
  if (step?.kind === 'settle') {
    const isLess = words['acceptsLess'] === undefined ? {} : { acceptsLess: words['acceptsLess'] === 'true' };
    await http.send(unmatchedCalls.settlePayment, {
      params: { id, paymentId: step.paymentId },
      body: { decision: step.does, reason: words['reason'] ?? '', ...isLess },
      signal,
    });
  }
  if (step?.kind === 'courier') await sendCourier(http, step, request, signal);
  if (step?.kind === 'return') await answers[step.does](http, step.returnId, words, signal);
}

const ofBooking = {
  pickup: bookingCalls.askPickup,
  label: bookingCalls.fetchLabel,
  cancel: bookingCalls.cancelBooking,
} as const;

async function sendCourier(
  http: Http,
  step: CourierStep,
  { id, words }: Pick<Step, 'id' | 'words'>,
  signal: AbortSignal,
): Promise<void> {
  if (step.does === 'ask') {
    const { grams = '', measures = '', box = '' } = words;
    const size = sizeIn(measures === '' ? box : measures);
    const weight = grams === '' ? {} : { grams: Number(grams.replaceAll(/[\s,]/gu, '')) };
    const body = { ...weight, ...size, ...(step.returnId === null ? {} : { returnId: step.returnId }) };
    await http.send(bookingCalls.askCouriers, { params: { id }, body, signal });
  } else if (step.does === 'book') {
    const body = { offerId: step.offerId };
    await http.send(bookingCalls.bookCourier, { params: { id: step.bookingId }, body, signal });
  } else {
    await http.send(ofBooking[step.does], { params: { id: step.bookingId }, body: {}, signal });
  }
}

/** The box in words such as '30 × 20 × 10'; nothing without one. What isn't three numbers is for the server to refuse. */
function sizeIn(typed: string) {
  if (typed.trim() === '') return {};
  const [length = 0, width = 0, height = 0] = (typed.match(/\d+/gu) ?? []).map(Number);
  return { box: { length, width, height } };
}

type Sending = (
  http: Http,
  id: string,
  words: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<unknown>;

function shipmentOf({ courier = '', trackingNumber = '', trackingUrl = '' }: Step['words']) {
  return { courier, trackingNumber, ...(trackingUrl === '' ? {} : { trackingUrl }) };
}

const moves: Readonly<Record<StaffMove, Sending>> = {
  // Weighed first: what is refused of the weight leaves the parcel unpacked.
  pack: async (http, id, { weight = '' }, signal) => {
    if (weight !== '') {
      const grams = Number(weight.replaceAll(/[\s,]/gu, ''));
      await http.send(orderAdminCalls.weighParcel, { params: { id }, body: { weight: grams }, signal });
    }
    return http.send(orderAdminCalls.packOrder, { params: { id }, signal });
  },
  ship: async (http, id, words, signal) =>
    http.send(orderAdminCalls.shipOrder, { params: { id }, body: shipmentOf(words), signal }),
  correct: async (http, id, words, signal) =>
    http.send(orderAdminCalls.correctShipment, { params: { id }, body: shipmentOf(words), signal }),
  deliver: async (http, id, _words, signal) => http.send(orderAdminCalls.deliverOrder, { params: { id }, signal }),
  cancel: async (http, id, _words, signal) => http.send(orderAdminCalls.cancelAnyOrder, { params: { id }, signal }),
  return: async (http, id, _words, signal) => http.send(orderAdminCalls.takeOrderBack, { params: { id }, signal }),
  refund: async (http, id, { to, upiId = '' }, signal) => {
    const body =
      to === 'wallet'
        ? ({ to } as const)
        : ({ to: 'source', ...(upiId === '' ? {} : { upiId: upiId.replaceAll(' ', '') }) } as const);
    return http.send(orderAdminCalls.refundOrder, { params: { id }, body, signal });
  },
  repaid: async (http, id, _words, signal) => http.send(orderAdminCalls.repayOrder, { params: { id }, signal }),
};

const answers: Readonly<Record<'approve' | 'refuse' | 'receive' | 'repaid', Sending>> = {
  approve: async (http, id, { isSentBack, answer = '' }, signal) =>
    http.send(orderReturnCalls.approveReturn, {
      params: { id },
      body: { isSentBack: isSentBack !== 'false', answer },
      signal,
    }),
  refuse: async (http, id, { answer = '' }, signal) =>
    http.send(orderReturnCalls.refuseReturn, { params: { id }, body: { answer }, signal }),
  receive: async (http, id, _words, signal) =>
    http.send(orderReturnCalls.receiveReturn, { params: { id }, signal }),
  repaid: async (http, id, _words, signal) => http.send(orderReturnCalls.repayReturn, { params: { id }, signal }),
};
