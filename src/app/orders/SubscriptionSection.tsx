import { subscriptionListLogic } from '../../machines/orders/subscription-list/subscription-list.actors.ts';
import { createPaymentService } from '../../services/checkout/payment.service.ts';
import { createSubscriptionService } from '../../services/orders/subscription.service.ts';
import { useScreenActor } from '../../ui/shell/app/actors.tsx';
import { SubscriptionPanel } from '../../ui/orders/subscription-list/SubscriptionPanel.tsx';
import { LazyQrCode } from '../checkout/LazyQrCode.tsx';
import { useServices } from '../platform/services.tsx';

/** /dashboard/subscriptions. */
export function SubscriptionSection() {
  const { http, view } = useServices();
  const ports = { ...createSubscriptionService(http), pay: createPaymentService(http, view) };
  const actor = useScreenActor(subscriptionListLogic(ports), undefined);
  return <SubscriptionPanel actor={actor} QrCode={LazyQrCode} />;
}
