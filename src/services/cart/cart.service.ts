import * as cartCalls from '../../contract/cart/cart.calls.ts';
import * as orderCalls from '../../contract/orders/order/order.calls.ts';
import type { Api } from '../../contract/api.ts';
import type { BodyInputOf } from '../../contract/call.ts';
import type { PricedCart, WireQuote } from '../../contract/cart/cart.calls.ts';
import type { Cart, CartLine, LineKey } from '../../domain/cart/cart.ts';
import { CallFailed, isCallFailed } from '../../domain/kit/failure.ts';
import type { LineProblem } from '../../domain/cart/pricing/quote.ts';
import type { PackageDiscounts } from '../../domain/catalogue/product/product.ts';
import type { Http } from '../platform/http/http.ts';
import type { Log } from '../platform/log.ts';
import { fieldsOf } from '../platform/storage/shape.ts';
import { storageKeys, type DeviceStore } from '../platform/storage/storage.ts';
import { afterPaint } from '../platform/browser/yield-to-main.ts';
import { readCart, writtenCart, type KeptCart } from './cart-record.ts';

const nothingKept: KeptCart = { lines: [], owner: null, agreed: null, version: null, turn: 0, sent: [] };

interface CheckedLine {
  readonly key: LineKey;
  readonly product: { readonly price: number; readonly discount: PackageDiscounts } | null;
  readonly problems: readonly LineProblem[];
  readonly needsPrescription?: boolean | undefined;
}

interface ServerCart {
  readonly lines: Cart;
  readonly version: number;
  readonly saves: readonly string[];
  readonly checked: readonly CheckedLine[];
}

interface SentSave {
  readonly id: string;
  readonly lines: Cart;
  readonly version: number | null;
}

/** Characters of a visit's random part. */
const visitLength = 12;

/** Loads and saves the cart on this device and on the server. */
export function createCartService(http: Http, store: DeviceStore, log: Log) {
  return {
    readRecord: () => store.read(storageKeys.cart, readCart) ?? nothingKept,
    keepRecord: (record: KeptCart) => store.write(storageKeys.cart, writtenCart(record)),
    watchRecord: (listener: (record: KeptCart) => void) =>
      store.watch(storageKeys.cart, (value) => listener(readCart(value) ?? nothingKept)),
    checkCart: async (lines: Cart, signal: AbortSignal): Promise<readonly CheckedLine[]> => {
      // The cart is seen first.
      await afterPaint();
      const quote = await http.send(orderCalls.quoteOrder, { body: { lines: lines.map(wireLine) }, signal });
      return checkedLines(quote);
    },
    fetchCart: async (signal: AbortSignal): Promise<ServerCart> =>
      serverCart(await http.send(cartCalls.getCart, { signal })),
    makeVisit: () => crypto.randomUUID().replaceAll('-', '').slice(0, visitLength),
    saveCart: async ({ id, lines, version }: SentSave, signal: AbortSignal): Promise<ServerCart> => {
      try {
        const headers = { 'Cart-Save': id, ...(version === null ? {} : { 'If-Match': `"${version}"` }) };
        return serverCart(await http.send(cartCalls.putCart, { body: lines.map(wireLine), headers, signal }));
      } catch (error) {
        throw withServerCart(error);
      }
    },
    logFailure: (error: unknown) => log.warn('Couldn’t sync the cart', error),
    logUnknown: (sku: string) => log.warn('An unknown product was not added to the cart', { sku }),
  };
}

/** The request format of a line: the choices and the price that was shown. */
export function wireLine(line: CartLine): BodyInputOf<Api['putCart']>[number] {
  const { sku, flavour, variant, quantity, packageType, price, bundleInfo } = line;
  return { sku, flavour, variant, quantity, packageType, price, ...(bundleInfo ? { bundleInfo } : {}) };
}

function serverCart(answer: PricedCart): ServerCart {
  return {
    lines: answer.cart.map(withoutGaps),
    version: answer.version,
    saves: answer.saves,
    checked: checkedLines(answer),
  };
}

/** Drops an undefined `bundleInfo` from a server line. */
export function withoutGaps({ bundleInfo, ...line }: PricedCart['cart'][number]): CartLine {
  return bundleInfo ? { ...line, bundleInfo } : line;
}

function checkedLines(quote: Pick<WireQuote, 'lines'>): CheckedLine[] {
  return quote.lines.map((line) => ({
    key: {
      sku: line.sku,
      variant: line.variant,
      flavour: line.flavour,
      packageType: line.packageType,
      bundleId: line.bundleId,
    },
    product: line.problems.some((problem) => problem.kind === 'unavailable')
      ? null
      : { price: line.listPrice, discount: line.discount },
    problems: line.problems,
    needsPrescription: line.needsPrescription,
  }));
}

/** A version conflict carries the server's cart in wire format; the machine needs it in its own. */
function withServerCart(error: unknown): unknown {
  if (!isCallFailed(error) || error.failure.kind !== 'refused') return error;
  const { status, body } = error.failure;
  return status === 412 && isConflict(body)
    ? new CallFailed({ ...error.failure, body: { cart: serverCart(body.cart) } })
    : error;
}

function isConflict(body: unknown): body is { readonly cart: PricedCart } {
  return fieldsOf(fieldsOf(body)?.['cart'])?.['version'] !== undefined;
}
