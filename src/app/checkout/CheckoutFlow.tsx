import type { ReactNode } from 'react';
import { checkoutLogic } from '../../machines/checkout/checkout/checkout.actors.ts';
import { CheckoutPage } from '../../ui/checkout/checkout/CheckoutPage.tsx';
import { lazyComponent } from '../../ui/kit/react/lazy-component.tsx';
import { useScreenActor, useShop, useShopActor } from '../../ui/shell/app/actors.tsx';
import { useSite } from '../../ui/shell/app/site.tsx';
import { useServices } from '../platform/services.tsx';
import { checkoutPorts } from './checkout-ports.ts';
import { LazyQrCode } from './LazyQrCode.tsx';

const LazyPrescription = lazyComponent(() =>
  import('../prescriptions/LazyPrescription.tsx').then((module) => module.Prescription),
);

interface CheckoutFlowProps {
  readonly step: 'address' | 'payment';
  /** Shown until cart and session are known. */
  readonly start: ReactNode;
}

/** The steps of the checkout, which depend on the visitor's cart and session. */
export function CheckoutFlow({ step, start }: CheckoutFlowProps): ReactNode {
  const services = useServices();
  const session = useShopActor('session');
  const cart = useShopActor('cart');
  const cartSync = useShopActor('cartSync');
  const navigation = useShopActor('navigation');
  const logic = checkoutLogic(checkoutPorts(services, { session, cart, cartSync, navigation }));
  const { codLimit, rules } = useSite();
  const actor = useScreenActor(logic, { parent: useShop(), step, codLimit, codFee: rules.codFee });
  return <CheckoutPage actor={actor} start={start} QrCode={LazyQrCode} Prescription={LazyPrescription} />;
}
