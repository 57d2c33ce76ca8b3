import { orderReturnFormLogic } from '../../machines/orders/order-return-form/order-return-form.actors.ts';
import { ordersOnPage } from '../../machines/orders/orders/orders.view.ts';
import { createOrderService } from '../../services/orders/order.service.ts';
import { createOrdersService } from '../../services/orders/orders.service.ts';
import { useScreenActor } from '../../ui/shell/app/actors.tsx';
import { ReturnForm } from '../../ui/orders/order-return-form/ReturnForm.tsx';
import { useServices } from '../platform/services.tsx';

/** /dashboard/orders/:id/return: the form for a return. */
export function OrderReturn({ orderId }: { orderId: string }) {
  const { http, store, clock } = useServices();
  const service = createOrdersService(http, ordersOnPage);
  const logic = orderReturnFormLogic({
    ...service,
    fetchOrder: createOrderService(http, store).fetchOrder,
    askReturn: (id, { lines, photoIds, ...request }, key, signal) =>
      service.askReturn(id, { ...request, lines: [...lines], photoIds: [...photoIds] }, key, signal),
    now: () => clock.now(),
  });
  return <ReturnForm actor={useScreenActor(logic, { orderId })} />;
}
