import { orderViewLogic } from '../../machines/orders/order-view/order-view.actors.ts';
import { ordersLogic } from '../../machines/orders/orders/orders.actors.ts';
import { ordersOnPage, ordersQueryOf } from '../../machines/orders/orders/orders.view.ts';
import { reorderLogic } from '../../machines/orders/reorder/reorder.actors.ts';
import { createOrderService } from '../../services/orders/order.service.ts';
import { createOrdersService } from '../../services/orders/orders.service.ts';
import { useScreenActor, useShopActor, useShopView } from '../../ui/shell/app/actors.tsx';
import { OrderDetail } from '../../ui/orders/OrderDetail.tsx';
import { OrderList } from '../../ui/orders/OrderList.tsx';
import { PrescriptionOfOrder } from '../prescriptions/PrescriptionNeedScreen.tsx';
import { useServices } from '../platform/services.tsx';
import type { SectionProps } from '../account/dashboard/lazy-section.tsx';
import { LazyOrderPayment, LazyOrderReturn } from './order-parts.ts';

/** /dashboard/orders: the list, one order, and its return form. */
export function OrdersSection({ rest }: SectionProps) {
  const [orderId, below] = rest.split('/');
  const { search } = useShopView('navigation', (snapshot) => snapshot.context.location);
  if (!orderId) return <List key={search} search={search} />;
  return below === 'return' ? <LazyOrderReturn orderId={orderId} /> : <Detail orderId={orderId} />;
}

function List({ search }: { search: string }) {
  const { http } = useServices();
  return (
    <OrderList
      actor={useScreenActor(ordersLogic(createOrdersService(http, ordersOnPage)), ordersQueryOf(search))}
    />
  );
}

function Detail({ orderId }: { orderId: string }) {
  const { http, store, clock, pages } = useServices();
  const cart = useShopActor('cart');
  const findProducts = async (skus: readonly string[]) => {
    const products = await Promise.all([...new Set(skus)].map(async (sku) => pages.product(sku)));
    return new Map(products.flatMap((product) => (product ? [[product.sku, product]] : [])));
  };
  return (
    <OrderDetail
      actor={useScreenActor(orderViewLogic(createOrderService(http, store)), { orderId })}
      reorder={useScreenActor(reorderLogic({ findProducts }), { cart })}
      now={() => clock.now()}
      Need={PrescriptionOfOrder}
      Pay={LazyOrderPayment}
    />
  );
}
