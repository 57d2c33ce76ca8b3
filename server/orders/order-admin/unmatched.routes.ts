import type { FastifyInstance } from 'fastify';
import { settlePayment } from '../../../src/contract/checkout/payment/unmatched.calls.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { route } from '../../platform/http/route.ts';
import { adminOrder } from './admin-order.ts';
import { settleFindings, settleUnmatched } from '../payment/settle-unmatched.ts';

/** Payment mismatches, settled by admins. */
export function unmatchedRoutes(app: FastifyInstance, context: ShopContext): void {
  route(
    app,
    context,
    settlePayment,
    async ({ params: { id, paymentId }, body, shopper }) => {
      await settleUnmatched(context, { orderId: id, paymentId, adminId: shopper.id, body });
      return adminOrder(context, id, shopper);
    },
    {
      rules: ({ params: { id, paymentId }, body }) =>
        settleFindings(context.database, { orderId: id, paymentId, body }),
    },
  );
}
