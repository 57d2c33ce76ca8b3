import { t } from '../../../src/domain/kit/text/text.ts';
import type { OrderStatus } from '../../../src/domain/orders/order/order.ts';

/** What the pages behind links call the states of an order. */
export const statusWords = (): Readonly<Record<OrderStatus, string>> => ({
  placed: t`Order placed`,
  paid: t`Payment received`,
  packed: t`Packed`,
  shipped: t`On its way`,
  delivered: t`Delivered`,
  cancelled: t`Cancelled`,
  returned: t`Returned`,
  refunded: t`Refunded`,
});
