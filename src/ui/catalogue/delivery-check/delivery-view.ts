import type { ActorRefFrom } from 'xstate';
import { sessionView } from '../../../machines/account/session/session.view.ts';
import { joinsClub } from '../../../machines/cart/cart/cart.club.view.ts';
import type { deliveryCheckMachine } from '../../../machines/catalogue/delivery-check/delivery-check.machine.ts';
import {
  deliveryCheckView,
  type DeliveryCheckView,
} from '../../../machines/catalogue/delivery-check/delivery-check.view.ts';
import { useShopView, useView } from '../../shell/app/actors.tsx';

export type DeliveryCheckRef = ActorRefFrom<typeof deliveryCheckMachine>;

/** What the pincode check says to this shopper: to members, and with the membership in the cart, delivery is free (MEM-08). */
export function useDeliveryView(actor: DeliveryCheckRef): DeliveryCheckView {
  const isMember = useShopView('session', (snapshot) => sessionView(snapshot, new Date()).isPremium);
  const isJoining = useShopView('cart', joinsClub);
  return deliveryCheckView(
    useView(actor, (snapshot) => snapshot),
    isMember || isJoining,
  );
}
