import { signInPath } from '../../domain/shell/page/route.ts';
import { orderViewLogic } from '../../machines/orders/order-view/order-view.actors.ts';
import { useScreenActor, useShopView } from '../../ui/shell/app/actors.tsx';
import { ClientOnly } from '../../ui/kit/react/ClientOnly.tsx';
import { createOrderService } from '../../services/orders/order.service.ts';
import { OrderSuccessLoading, OrderSuccessPage } from '../../ui/orders/order-success/OrderSuccessPage.tsx';
import { useServices } from '../platform/services.tsx';

/** /order-success?order=…. */
export function OrderSuccessScreen() {
  return (
    <ClientOnly fallback={<OrderSuccessLoading />}>
      <OrderSuccessFlow />
    </ClientOnly>
  );
}

function OrderSuccessFlow() {
  const { http, store } = useServices();
  const location = useShopView('navigation', (snapshot) => snapshot.context.location);
  const orderId = new URLSearchParams(location.search).get('order');
  return (
    <OrderSuccessPage
      actor={useScreenActor(orderViewLogic(createOrderService(http, store)), { orderId })}
      signInHref={signInPath(location)}
    />
  );
}
