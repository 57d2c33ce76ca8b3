import type { Address } from '../../../domain/kit/address.ts';
import type { Cart } from '../../../domain/cart/cart.ts';
import type { Rupees } from '../../../domain/kit/money/money.ts';
import type { PaymentMethod } from '../../../domain/orders/order/order.ts';
import type { SoldGoods } from '../../../domain/orders/order/paid-shares.ts';
import type { Location } from '../../../domain/shell/page/route.ts';
import type { Quote } from '../../../domain/cart/pricing/quote.ts';
import { emptyAddressDraft, type AddressDraft, type AddressFormFact } from '../address-form/address-form.types.ts';
import type { Delivery, DeliveryCheckFact } from '../../catalogue/delivery-check/delivery-check.machine.ts';
import type { OrderWithPayment } from '../../orders/placed-order.ts';
import type { Failure, Tells } from '../../kit/tells.ts';
import type { SessionProfile } from '../../account/session/session.machine.ts';
import type { SignInFact } from '../../account/sign-in/sign-in.machine.ts';
import type { ToastText } from '../../shell/toasts/toasts.machine.ts';

/** The two addresses of the checkout: /checkout and /checkout/payment. */
export type CheckoutStep = 'address' | 'payment';

/** What asks for a price. */
export interface QuoteRequest {
  readonly lines: Cart;
  readonly couponCode: string | null;
  /** The bundle of the shop that was chosen for the cart. */
  readonly bundleId: string | null;
  readonly addressId: string | null;
  readonly paymentMethod: PaymentMethod | null;
}

/** What asks for an order; `expectedTotal` is the total that the shopper saw. */
export interface OrderRequest {
  readonly lines: Cart;
  readonly couponCode: string | null;
  readonly bundleId: string | null;
  readonly addressId: string;
  readonly paymentMethod: PaymentMethod;
  readonly expectedTotal: Rupees;
  /** The version of the stored cart that these lines are, which is ordered once; null while the two differ. */
  readonly cartVersion: number | null;
}

/** What is new in each attempt. */
export type AttemptMark = Pick<OrderAttempt, 'key'> & Pick<OrderRequest, 'cartVersion'>;

/** One click on the last button: sent again under the same key until an answer comes. */
export interface OrderAttempt {
  readonly key: string;
  readonly request: OrderRequest;
}

/** What a reload or a walk back must not lose; kept on this device. */
export interface CheckoutDraft {
  readonly address: AddressDraft;
  readonly addressId: string | null;
  /** The chosen address in full, for its summary. */
  readonly place: Address | null;
  readonly method: PaymentMethod | null;
  /** What stands in the coupon field. */
  readonly couponText: string;
  /** The code that was asked for; '' without one. */
  readonly couponCode: string;
  readonly attempt: OrderAttempt | null;
  /** The order that waits for its payment. */
  readonly orderId: string | null;
}

export const emptyDraft: CheckoutDraft = {
  address: emptyAddressDraft,
  addressId: null,
  place: null,
  method: null,
  couponText: '',
  couponCode: '',
  attempt: null,
  orderId: null,
};

/** The code of a sale that this session claimed; a declined one stays on offer and is not applied by itself. */
export interface ClaimedCode {
  readonly code: string;
  readonly isDeclined: boolean;
}

/** What the link of a reminder leads back to. */
export interface LeftCheckout {
  readonly step: CheckoutStep;
  readonly lines: Cart;
  readonly couponCode: string | null;
  readonly bundleId: string | null;
}

/** What a reminder could lead back to, kept by the shop. */
export type Unfinished = Pick<QuoteRequest, 'lines' | 'couponCode' | 'bundleId'> & { readonly step: CheckoutStep };

/** Everything that is known once session and cart have settled. */
export interface CheckoutStart {
  readonly draft: CheckoutDraft;
  /** The code of a sale that was claimed before; null without one. */
  readonly claimed: string | null;
  /** The bundle of the shop that was chosen before; null without one. */
  readonly bundleId: string | null;
  readonly lines: Cart;
  readonly shopper: SessionProfile | null;
  /** The token in the link of a reminder; null where none was followed. */
  readonly link: string | null;
}

export type CheckoutEvent =
  | { type: 'draft.restored' }
  | { type: 'cart.changed'; lines: Cart }
  | { type: 'shopper.changed'; shopper: SessionProfile | null }
  | { type: 'step.open'; step: CheckoutStep }
  | { type: 'address.change' }
  | { type: 'coupon.type'; text: string }
  | { type: 'coupon.apply' }
  | { type: 'coupon.clear' }
  | { type: 'coupon.offered'; code: string }
  | { type: 'coupon.chosen'; code: string }
  | { type: 'claim.apply' }
  | { type: 'bundle.changed'; bundleId: string | null }
  | { type: 'quote.retry' }
  | { type: 'method.choose'; method: PaymentMethod }
  | { type: 'order.place' }
  | { type: 'order.accept' }
  | { type: 'order.review' }
  | { type: 'order.retry' }
  | AddressFormFact
  | DeliveryCheckFact;

/** What the shop is told; its own events take these. */
export type CheckoutFact =
  | SignInFact
  | { type: 'link.follow'; location: Location; isReplacing: boolean }
  | { type: 'order.confirmed'; hasMembership: boolean; sold: SoldGoods }
  | { type: 'prices.moved' }
  | { type: 'toast.request'; toast: ToastText };

export interface CheckoutInput {
  readonly parent: Tells<CheckoutFact>;
  /** The address of the page when the screen was opened. */
  readonly step: CheckoutStep;
  /** Cash on delivery is taken up to this total. */
  readonly codLimit: Rupees;
}

export interface CheckoutContext extends CheckoutInput {
  readonly draft: CheckoutDraft;
  readonly claimed: string | null;
  readonly bundleId: string | null;
  /** The link of a reminder that is still to be exchanged; null without one. */
  readonly link: string | null;
  readonly lines: Cart;
  readonly shopper: SessionProfile | null;
  readonly delivery: Delivery | null;
  readonly quote: Quote | null;
  /** The quote that the shopper had agreed to when the server found another one. */
  readonly agreed: Quote | null;
  readonly placed: OrderWithPayment | null;
  /** The order was placed by this screen and not found again. */
  readonly isFresh: boolean;
  readonly failure: Failure | null;
}
