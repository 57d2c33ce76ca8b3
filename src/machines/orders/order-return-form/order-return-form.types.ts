import type { Answer } from '../../../contract/call.ts';
import type { previewReturn } from '../../../contract/orders/order-return/order-return.calls.ts';
import type { Rupees } from '../../../domain/kit/money/money.ts';
import type { RefundWay, ReturnReason } from '../../../domain/orders/order/return.ts';
import type { OrderWithPayment } from '../placed-order.ts';
import type { Failure } from '../../kit/tells.ts';

export interface ReturnUnits {
  readonly line: number;
  readonly quantity: number;
}

/** The refund for a return, calculated by the server. */
export type ReturnPreview = Answer<typeof previewReturn>;

export interface ReturnRequest {
  readonly lines: readonly ReturnUnits[];
  readonly reason: ReturnReason;
  readonly note: string;
  readonly refundTo: RefundWay;
  readonly upiId?: string;
  readonly photoIds: readonly string[];
  readonly expectedTotal: Rupees;
}

export interface KeptPhoto {
  readonly id: string;
  readonly name: string;
}

/** A photo chosen on the device. */
export interface ChosenPhoto {
  readonly name: string;
  readonly bytes: Blob;
}

export type OrderReturnFormEvent =
  | { type: 'order.retry' }
  /** Sets how many units of a line to return; 0 for none. */
  | { type: 'units.set'; line: number; quantity: number }
  | { type: 'reason.choose'; reason: ReturnReason }
  | { type: 'note.type'; text: string }
  | { type: 'refund.choose'; way: RefundWay }
  | { type: 'upi.type'; text: string }
  | { type: 'photo.choose'; photo: ChosenPhoto }
  | { type: 'photo.remove'; id: string }
  | { type: 'return.submit' };

export interface OrderReturnFormInput {
  readonly orderId: string;
}

export interface OrderReturnFormContext extends OrderReturnFormInput {
  readonly answer: OrderWithPayment | null;
  readonly units: readonly ReturnUnits[];
  readonly preview: ReturnPreview | null;
  readonly reason: ReturnReason | null;
  readonly note: string;
  readonly refundTo: RefundWay;
  readonly upiId: string;
  readonly photos: readonly KeptPhoto[];
  readonly photo: ChosenPhoto | null;
  /** Idempotency key: a request sent more than once creates one return. */
  readonly key: string;
  /** Why the last request failed. */
  readonly failure: Failure | null;
}
