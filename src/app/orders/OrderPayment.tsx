import { onlineMethods } from '../../machines/checkout/method-choice.view.ts';
import { payLogic } from '../../machines/checkout/pay/pay.actors.ts';
import type { OrderWithPayment } from '../../machines/orders/placed-order.ts';
import { createPaymentService } from '../../services/checkout/payment.service.ts';
import { PayPanel } from '../../ui/checkout/payment/PayPanel.tsx';
import { useScreenActor } from '../../ui/shell/app/actors.tsx';
import { LazyQrCode } from '../checkout/LazyQrCode.tsx';
import { useServices } from '../platform/services.tsx';

/** The payment of an order that waits for it, on the order’s own page. */
export function OrderPayment({ answer }: { readonly answer: OrderWithPayment }) {
  const { http, view } = useServices();
  const actor = useScreenActor(payLogic(createPaymentService(http, view)), { ...answer, isFresh: false });
  return <PayPanel actor={actor} methods={onlineMethods} QrCode={LazyQrCode} isInPage from="order" />;
}
