import type { Cart } from '../cart/cart.ts';
import type { Rupees } from '../kit/money/money.ts';
import type { PaymentMethod } from '../orders/order/order.ts';

/** Input of an order; `expectedTotal` is the total that the shopper saw. */
export interface OrderRequest {
  readonly lines: Cart;
  readonly couponCode: string | null;
  readonly bundleId: string | null;
  /** Null if there is nothing to deliver and no address was chosen. */
  readonly addressId: string | null;
  readonly paymentMethod: PaymentMethod;
  /** What the wallet pays of it, beside the payment method; null if it pays nothing or everything (CHK-04). */
  readonly fromWallet: Rupees | null;
  readonly expectedTotal: Rupees;
  /** The version of the stored cart, which can be ordered once; null while the stored cart differs. */
  readonly cartVersion: number | null;
}

/** One click on the last button, sent again under the same key until it is answered. */
export interface OrderAttempt {
  readonly key: string;
  readonly request: OrderRequest;
}
