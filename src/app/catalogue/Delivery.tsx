import { deliveryCheckLogic } from '../../machines/catalogue/delivery-check/delivery-check.actors.ts';
import { createDeliveryService } from '../../services/catalogue/delivery.service.ts';
import { DeliveryCheck } from '../../ui/catalogue/delivery-check/DeliveryCheck.tsx';
import { useScreenActor } from '../../ui/shell/app/actors.tsx';
import { useServices } from '../platform/services.tsx';

/** Says when a product would arrive. A chunk of its own: nobody waits for it to see or buy the product. */
export function Delivery() {
  const { http, store } = useServices();
  const logic = deliveryCheckLogic(createDeliveryService(http, store));
  return <DeliveryCheck actor={useScreenActor(logic, { parent: null })} />;
}
