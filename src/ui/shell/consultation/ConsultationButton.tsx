import type { ActorRefFrom } from 'xstate';
import { isDrawerOpen } from '../../../machines/cart/cart/cart.badge.view.ts';
import type { consultationMachine } from '../../../machines/shell/consultation/consultation.machine.ts';
import { useShopView, useView } from '../app/actors.tsx';
import { Spinner } from '../../kit/status/Spinner.tsx';
import { WhatsAppIcon } from '../../kit/icon/icons.tsx';
import { consultationLabel } from './ConsultationLink.tsx';
import * as css from './ConsultationButton.css.ts';

/** Opens a free consultation on WhatsApp. Hidden while the cart is open; its place in the header stays. */
export function ConsultationButton({ actor }: { readonly actor: ActorRefFrom<typeof consultationMachine> }) {
  const isCartOpen = useShopView('cart', isDrawerOpen);
  const isBusy = useView(actor, (snapshot) => snapshot.matches('posting'));
  return (
    <button
      type="button"
      className={css.button}
      data-hidden={isCartOpen}
      aria-label={consultationLabel}
      title={consultationLabel}
      onClick={() => actor.send({ type: 'consultation.start' })}
    >
      {isBusy ? <Spinner /> : <WhatsAppIcon size={24} />}
    </button>
  );
}
