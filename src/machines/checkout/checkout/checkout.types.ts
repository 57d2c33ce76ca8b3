import type { OrderAttempt, OrderRequest } from '../../../domain/checkout/order-attempt.ts';
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
import type { SignInFact } from '../../account/sign-in/sign-in.types.ts';
import type { ToastText } from '../../shell/toasts/toasts.machine.ts';

/** The two URLs of the checkout: /checkout and /checkout/payment. */
export type CheckoutStep = 'address' | 'payment';

/** Input of a quote. */
export interface QuoteRequest {
  readonly lines: Cart;
  readonly couponCode: string | null;
  /** The store bundle chosen for the cart. */
  readonly bundleId: string | null;
  readonly addressId: string | null;
  /** Where it goes while no address is chosen yet; null if unknown. */
  readonly pincode: string | null;
  readonly paymentMethod: PaymentMethod | null;
}

/** What changes with each attempt. */
export type AttemptMark = Pick<OrderAttempt, 'key'> & Pick<OrderRequest, 'cartVersion'>;

/** What must survive a reload or going back; stored on this device. */
export interface CheckoutDraft {
  readonly address: AddressDraft;
  readonly addressId: string | null;
  /** The chosen address in full, for the summary. */
  readonly place: Address | null;
  readonly method: PaymentMethod | null;
  /** Whether the wallet pays what it can, and the method only the rest (CHK-04). */
  readonly usesWallet: boolean;
  /** Value of the coupon field. */
  readonly couponText: string;
  /** The code to apply; '' without one. */
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
  usesWallet: false,
  couponText: '',
  couponCode: '',
  attempt: null,
  orderId: null,
};

/** A code claimed in a sale. A declined one stays on offer but isn't applied automatically. */
export interface ClaimedCode {
  readonly code: string;
  readonly isDeclined: boolean;
}

/** The checkout that a reminder links to. */
export interface LeftCheckout {
  readonly step: CheckoutStep;
  readonly lines: Cart;
  readonly couponCode: string | null;
  readonly bundleId: string | null;
}

/** An unfinished checkout, saved for a reminder. */
export type Unfinished = Pick<QuoteRequest, 'lines' | 'couponCode' | 'bundleId'> & { readonly step: CheckoutStep };

/** What is known once session and cart are loaded. */
export interface CheckoutStart {
  readonly draft: CheckoutDraft;
  /** The code claimed in a sale before; null without one. */
  readonly claimed: string | null;
  /** The store bundle chosen before; null without one. */
  readonly bundleId: string | null;
  readonly lines: Cart;
  readonly shopper: SessionProfile | null;
  /** The token in a reminder's link; null if none was followed. */
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
  | { type: 'wallet.switch'; usesWallet: boolean }
  | { type: 'order.place' }
  | { type: 'order.accept' }
  | { type: 'order.review' }
  | { type: 'order.retry' }
  | AddressFormFact
  | DeliveryCheckFact;

/** Facts for the shop, which handles them as its own events. */
export type CheckoutFact =
  | SignInFact
  | { type: 'link.follow'; location: Location; isReplacing: boolean }
  | { type: 'order.confirmed'; hasMembership: boolean; sold: SoldGoods }
  | { type: 'prices.moved' }
  | { type: 'toast.request'; toast: ToastText };

export interface CheckoutInput {
  readonly parent: Tells<CheckoutFact>;
  /** The step in the URL when the screen was opened. */
  readonly step: CheckoutStep;
  /** Maximum total for cash on delivery. */
  readonly codLimit: Rupees;
  /** What cash on delivery adds to the total. */
  readonly codFee: Rupees;
}

export interface CheckoutContext extends CheckoutInput {
  readonly draft: CheckoutDraft;
  readonly claimed: string | null;
  readonly bundleId: string | null;
  /** Token of a reminder's link that hasn't been exchanged yet; null without one. */
  readonly link: string | null;
  readonly lines: Cart;
  readonly shopper: SessionProfile | null;
  readonly delivery: Delivery | null;
  readonly quote: Quote | null;
  /** The quote that the shopper agreed to before the server returned another. */
  readonly agreed: Quote | null;
  readonly placed: OrderWithPayment | null;
  /** True if this screen placed the order; false if it was found after a reload. */
  readonly isFresh: boolean;
  readonly failure: Failure | null;
}
