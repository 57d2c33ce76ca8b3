import { subscriptionListLogic } from '../../machines/orders/subscription-list/subscription-list.actors.ts';
import { createPaymentService } from '../../services/checkout/payment.service.ts';
import { createSubscriptionService } from '../../services/orders/subscription.service.ts';
import { useScreenActor } from '../../ui/app/actors.tsx';
import { SubscriptionPanel } from '../../ui/subscription-list/SubscriptionPanel.tsx';
import { LazyQrCode } from '../screens/LazyQrCode.tsx';
import { useServices } from '../services.tsx';

/** /dashboard/subscriptions (SUB-01). */
export function SubscriptionSection() {
  const { http, view } = useServices();
  const ports = { ...createSubscriptionService(http), pay: createPaymentService(http, view) };
  const actor = useScreenActor(subscriptionListLogic(ports), undefined);
  return <SubscriptionPanel actor={actor} QrCode={LazyQrCode} />;
}
