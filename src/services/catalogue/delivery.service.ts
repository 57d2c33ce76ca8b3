import * as deliveryCalls from '../../contract/catalogue/delivery.calls.ts';
import type { Http } from '../platform/http/http.ts';
import { textOf } from '../platform/storage/shape.ts';
import { storageKeys, type DeviceStore } from '../platform/storage/storage.ts';

/** A product in a size and flavour. */
export interface WeighedProduct {
  readonly sku: string;
  readonly variant: string;
  readonly flavour: string;
}

/**
 * Looks up delivery for a pincode and remembers the last one on this device. The fee is that of the product, if one is
 * given.
 */
export function createDeliveryService(http: Http, store: DeviceStore, product?: WeighedProduct) {
  return {
    findDelivery: (pincode: string, signal: AbortSignal) =>
      http.send(deliveryCalls.checkDelivery, { params: { pincode }, query: { ...product }, signal }),
    readPincode: () => store.read(storageKeys.pincode, textOf),
    keepPincode: (pincode: string) => store.write(storageKeys.pincode, pincode),
  };
}
