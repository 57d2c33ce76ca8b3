import type { Cart, LineChoice, LineKey } from '../../../domain/cart/cart.ts';
import type { LineProblem } from '../../../domain/cart/pricing/quote.ts';
import type { PricedProduct } from '../../../domain/catalogue/product/product.ts';
import type { ToastText } from '../../shell/toasts/toasts.machine.ts';
import type { Tells } from '../../kit/tells.ts';
import type { LineMarks } from './cart.marks.ts';

/** Why the lines changed. Only the shopper's own changes are sent to the server. */
export type CartCause = 'shopper' | 'restored' | 'other-tab' | 'server' | 'logout';

export interface AddRequest extends LineChoice {
  readonly sku: string;
  /** Adding opens the drawer unless this is true. */
  readonly isQuiet?: boolean;
}

export type CartEvent =
  | ({ type: 'item.add' } & AddRequest)
  | { type: 'item.raise'; key: LineKey }
  | { type: 'item.lower'; key: LineKey }
  | { type: 'item.remove'; key: LineKey }
  | { type: 'item.restore' }
  | { type: 'subscription.cancel'; key: LineKey }
  | { type: 'bundle.add'; lines: Cart }
  | { type: 'bundle.remove'; bundleId: string }
  | { type: 'cart.empty' }
  | { type: 'cart.clear' }
  | { type: 'cart.replace'; lines: Cart; cause: CartCause }
  | { type: 'cart.checked'; lines: readonly CheckedLine[] }
  | { type: 'prices.acknowledge' }
  | { type: 'products.learn'; products: readonly PricedProduct[] }
  | { type: 'drawer.open' }
  | { type: 'drawer.close' };

/** Current price and problems of a line, from the server. */
export interface CheckedLine {
  readonly key: LineKey;
  readonly product: Pick<PricedProduct, 'price' | 'discount'> | null;
  readonly problems: readonly LineProblem[];
  readonly needsPrescription?: boolean | undefined;
}

export type CartFact =
  | { type: 'cart.changed'; lines: Cart; cause: CartCause }
  | { type: 'toast.request'; toast: ToastText }
  | { type: 'drawer.opened' }
  | { type: 'drawer.closed' };

export interface CartInput {
  readonly parent: Tells<CartFact>;
  readonly products: readonly PricedProduct[];
}

export interface CartContext {
  readonly parent: Tells<CartFact>;
  readonly lines: Cart;
  /** The lines before the last removal and their marks, for undo. */
  readonly removed: Pick<CartContext, 'lines' | 'marks'>;
  readonly products: ReadonlyMap<string, PricedProduct>;
  /** By the line's id, only of lines that are there. */
  readonly marks: LineMarks;
  readonly pending: readonly AddRequest[];
}
