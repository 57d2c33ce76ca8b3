import type { OrderRequest } from '../../domain/checkout/order-attempt.ts';
import * as addressCalls from '../../contract/account/address.calls.ts';
import * as checkoutCalls from '../../contract/checkout/checkout.calls.ts';
import * as orderCalls from '../../contract/orders/order/order.calls.ts';
import type { WireAddress } from '../../contract/account/address.calls.ts';
import type { OrderAnswer } from '../../contract/orders/order/order.calls.ts';
import type { Address } from '../../domain/kit/address.ts';
import type { Cart } from '../../domain/cart/cart.ts';
import type { PaymentMethod } from '../../domain/orders/order/order.ts';
import type { Quote } from '../../domain/cart/pricing/quote.ts';
import { wireLine, withoutGaps } from '../cart/cart.service.ts';
import type { Http } from '../platform/http/http.ts';
import { textOf } from '../platform/storage/shape.ts';
import { storageKeys, type DeviceStore } from '../platform/storage/storage.ts';
import { readChosen, readMethod, readRecord, type CheckoutRecord } from './checkout-draft.ts';

interface QuoteRequest {
  readonly lines: Cart;
  readonly couponCode: string | null;
  readonly bundleId: string | null;
  readonly addressId: string | null;
  readonly pincode: string | null;
  readonly paymentMethod: PaymentMethod | null;
}

interface Unfinished {
  readonly step: 'address' | 'payment';
  readonly lines: Cart;
  readonly couponCode: string | null;
  readonly bundleId: string | null;
}

interface CheckoutDraft extends CheckoutRecord {
  readonly addressId: string | null;
  readonly place: Address | null;
  readonly method: PaymentMethod | null;
  /** Empty string when there is none. */
  readonly couponCode: string;
}

/** The checkout's requests and its data on this device. */
export function createCheckoutService(http: Http, store: DeviceStore) {
  return {
    readDraft: (): CheckoutDraft | null => readDraft(store),
    /** The selected code, entered here or set by a promotion; null when none. */
    readCoupon: () => store.read(storageKeys.coupon, textOf),
    saveDraft: (draft: CheckoutDraft) => saveDraft(store, draft),
    listAddresses: async (signal: AbortSignal) =>
      (await http.send(addressCalls.listAddresses, { signal })).addresses,
    saveAddress: (address: WireAddress, signal: AbortSignal) =>
      http.send(addressCalls.createAddress, { body: address, signal }),
    fetchQuote: (request: QuoteRequest, signal: AbortSignal): Promise<Quote> =>
      http.send(orderCalls.quoteOrder, { body: quoteBody(request), signal }),
    placeOrder: (request: OrderRequest, key: string, signal: AbortSignal): Promise<OrderAnswer> =>
      http.send(orderCalls.placeOrder, {
        body: {
          lines: request.lines.map(wireLine),
          paymentMethod: request.paymentMethod,
          expectedTotal: request.expectedTotal,
          ...(request.addressId === null ? {} : { addressId: request.addressId }),
          ...(request.couponCode === null ? {} : { couponCode: request.couponCode }),
          ...(request.bundleId === null ? {} : { bundleId: request.bundleId }),
          ...(request.fromWallet === null ? {} : { fromWallet: request.fromWallet }),
          ...(request.cartVersion === null ? {} : { cartVersion: request.cartVersion }),
        },
        headers: { 'Idempotency-Key': key },
        signal,
      }),
    keepUnfinished: async ({ step, lines, couponCode, bundleId }: Unfinished): Promise<void> => {
      if (lines.length === 0) return;
      const { lines: wireLines, ...choices } = quoteBody({
        lines,
        couponCode,
        bundleId,
        addressId: null,
        pincode: null,
        paymentMethod: null,
      });
      await http.send(checkoutCalls.keepCheckout, { body: { step, lines: wireLines, ...choices } });
    },
    fetchLeft: async (token: string, signal: AbortSignal) => {
      const { cart, ...left } = await http.send(checkoutCalls.resumeCheckout, { body: { token }, signal });
      return { ...left, lines: cart.map(withoutGaps) };
    },
    fetchOrder: (id: string, signal: AbortSignal) => http.send(orderCalls.getOrder, { params: { id }, signal }),
    keepOrderId: (orderId: string) => store.write(storageKeys.order, orderId),
    makeKey: () => crypto.randomUUID(),
  };
}

function quoteBody({ lines, couponCode, bundleId, addressId, pincode, paymentMethod }: QuoteRequest) {
  return {
    lines: lines.map(wireLine),
    ...(couponCode === null ? {} : { couponCode }),
    ...(bundleId === null ? {} : { bundleId }),
    ...(addressId === null ? {} : { addressId }),
    ...(pincode === null ? {} : { pincode }),
    ...(paymentMethod === null ? {} : { paymentMethod }),
  };
}

function readDraft(store: DeviceStore): CheckoutDraft | null {
  const record = store.read(storageKeys.checkout, (value) => readRecord(value, Date.now()));
  const chosen = store.read(storageKeys.address, readChosen);
  if (!record) return null;
  const method = store.read(storageKeys.method, readMethod);
  const isFromWallet = method === 'wallet';
  return {
    ...record,
    addressId: chosen?.addressId ?? null,
    place: chosen?.place ?? null,
    // The wallet was a method of its own before it could pay a part.
    method: isFromWallet ? null : method,
    usesWallet: record.usesWallet || isFromWallet,
    couponCode: store.read(storageKeys.coupon, textOf) ?? '',
  };
}

function saveDraft(store: DeviceStore, { addressId, place, method, couponCode, ...record }: CheckoutDraft): void {
  store.write(storageKeys.checkout, { ...record, savedAt: Date.now() });
  keep(store, storageKeys.address, addressId === null || place === null ? null : { addressId, place });
  keep(store, storageKeys.method, method);
  keep(store, storageKeys.coupon, couponCode === '' ? null : couponCode);
}

function keep(store: DeviceStore, key: Parameters<DeviceStore['write']>[0], value: unknown): void {
  if (value === null) store.remove(key);
  else store.write(key, value);
}
