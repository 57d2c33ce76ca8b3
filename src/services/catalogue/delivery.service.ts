import * as deliveryCalls from '../../contract/catalogue/delivery.calls.ts';
import type { Http } from '../platform/http/http.ts';
import { textOf } from '../platform/storage/shape.ts';
import { storageKeys, type DeviceStore } from '../platform/storage/storage.ts';

/** Looks up delivery for a pincode and remembers the last one on this device. */
export function createDeliveryService(http: Http, store: DeviceStore) {
  return {
    findDelivery: (pincode: string, signal: AbortSignal) =>
      http.send(deliveryCalls.checkDelivery, { params: { pincode }, signal }),
    readPincode: () => store.read(storageKeys.pincode, textOf),
    keepPincode: (pincode: string) => store.write(storageKeys.pincode, pincode),
  };
}
