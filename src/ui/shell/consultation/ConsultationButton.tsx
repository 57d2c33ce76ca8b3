import type { ActorRefFrom } from 'xstate';
import { isDrawerOpen } from '../../../machines/cart/cart/cart.badge.view.ts';
import type { consultationMachine } from '../../../machines/shell/consultation/consultation.machine.ts';
import { useShopView, useView } from '../app/actors.tsx';
import { Spinner } from '../../kit/status/Spinner.tsx';
import { WhatsAppIcon } from '../../kit/icon/icons.tsx';
import * as css from './ConsultationButton.css.ts';

interface ConsultationButtonProps {
  readonly actor: ActorRefFrom<typeof consultationMachine>;
  /** Keeps clear of the phone's buy bar. */
  readonly isAboveBar: boolean;
}

/** Opens a free consultation on WhatsApp. Hidden while the cart is open. */
export function ConsultationButton({ actor, isAboveBar }: ConsultationButtonProps) {
  const isCartOpen = useShopView('cart', isDrawerOpen);
  const isBusy = useView(actor, (snapshot) => snapshot.matches('posting'));
  if (isCartOpen) return null;
  return (
    <button
      type="button"
      className={css.button}
      data-above-bar={isAboveBar}
      aria-label="Free consultation on WhatsApp"
      onClick={() => actor.send({ type: 'consultation.start' })}
    >
      {isBusy ? <Spinner /> : <WhatsAppIcon size={24} />}
      <span className={css.words}>Free consultation</span>
    </button>
  );
}
