import { fromPromise } from 'xstate';
import { deliveryCheckMachine, type Delivery } from './delivery-check.machine.ts';

export interface DeliveryCheckPorts {
  findDelivery(pincode: string, signal: AbortSignal): Promise<Delivery>;
  /** The last pincode checked on this device; null without one. */
  readPincode(): string | null;
  keepPincode(pincode: string): void;
}

export function deliveryCheckLogic(ports: DeliveryCheckPorts) {
  return deliveryCheckMachine.provide({
    actors: {
      readPincode: fromPromise(() => Promise.resolve(ports.readPincode())),
      findDelivery: fromPromise<Delivery, { pincode: string }>(({ input, signal }) =>
        ports.findDelivery(input.pincode, signal),
      ),
    },
    actions: { keepPincode: (_, { pincode }) => ports.keepPincode(pincode) },
  });
}
