import type { Answer } from '../../../contract/call.ts';
import type { openPayLink } from '../../../contract/orders/draft/pay-link.calls.ts';
import type { PayLinkMethod } from '../../../domain/orders/draft/draft-order.ts';
import type { Failure } from '../../kit/tells.ts';
import type { OrderWithPayment } from '../../orders/placed-order.ts';

/** What a payment link offers, and what became of it. */
export type OpenedLink = Answer<typeof openPayLink>;

export interface LinkOrder {
  readonly token: string;
  readonly method: PayLinkMethod;
  /** The total that the customer sees, whole rupees. */
  readonly expectedTotal: number;
}

export type PayLinkEvent =
  | { type: 'method.choose'; method: PayLinkMethod }
  | { type: 'changes.accept' }
  | { type: 'order.place' }
  | { type: 'link.retry' };

export interface PayLinkInput {
  readonly token: string;
}

export interface PayLinkContext extends PayLinkInput {
  /** Null until the link is opened. */
  readonly opened: OpenedLink | null;
  readonly method: PayLinkMethod;
  /** The order that is to be paid, or is paid. */
  readonly placed: OrderWithPayment | null;
  /** True if just placed on this screen: then the gateway opens automatically. */
  readonly isFresh: boolean;
  readonly failure: Failure | null;
}
