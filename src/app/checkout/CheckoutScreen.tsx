import { lazyComponent } from '../../ui/kit/react/lazy-component.tsx';
import { type ReactNode } from 'react';
import type { Page } from '../../domain/shell/page/page.ts';
import { checkoutLogic } from '../../machines/checkout/checkout/checkout.actors.ts';
import { useScreenActor, useShop, useShopActor } from '../../ui/shell/app/actors.tsx';
import { ClientOnly } from '../../ui/kit/react/ClientOnly.tsx';
import { useSite } from '../../ui/shell/app/site.tsx';
import { CheckoutFrame } from '../../ui/checkout/checkout/CheckoutFrame.tsx';
import { CheckoutLoading, CheckoutPage } from '../../ui/checkout/checkout/CheckoutPage.tsx';
import { useServices } from '../platform/services.tsx';
import { checkoutPorts } from './checkout-ports.ts';
import { LazyQrCode } from './LazyQrCode.tsx';

const LazyPrescription = lazyComponent(() =>
  import('../prescriptions/LazyPrescription.tsx').then((module) => module.Prescription),
);

interface CheckoutScreenProps {
  readonly page: Pick<Page, 'route'>;
}

/** /checkout and /checkout/payment: one screen and one actor, whose step follows the URL. */
export function CheckoutScreen({ page }: CheckoutScreenProps) {
  return (
    <CheckoutFrame step={page.route === 'payment' ? 'payment' : 'details'}>
      <ClientOnly fallback={<CheckoutLoading />}>
        <CheckoutFlow step={page.route === 'payment' ? 'payment' : 'address'} />
      </ClientOnly>
    </CheckoutFrame>
  );
}

function CheckoutFlow({ step }: { step: 'address' | 'payment' }): ReactNode {
  const services = useServices();
  const session = useShopActor('session');
  const cart = useShopActor('cart');
  const cartSync = useShopActor('cartSync');
  const navigation = useShopActor('navigation');
  const logic = checkoutLogic(checkoutPorts(services, { session, cart, cartSync, navigation }));
  const actor = useScreenActor(logic, { parent: useShop(), step, codLimit: useSite().codLimit });
  return <CheckoutPage actor={actor} QrCode={LazyQrCode} Prescription={LazyPrescription} />;
}
