import { LazyBoundary, lazyComponent } from '../../kit/react/lazy-component.tsx';
import { sessionView } from '../../../machines/account/session/session.view.ts';
import { useHasPromotions, useShopView, useView } from '../../shell/app/actors.tsx';
import { useSite } from '../../shell/app/site.tsx';
import type { CheckoutActor } from './checkout-actor.ts';
import * as css from './OrderSummary.css.ts';

const LazyPromo = lazyComponent(() =>
  import('../../account/club/membership/CheckoutPromo.tsx').then((module) => module.CheckoutPromo),
);

interface ClubOfferProps {
  readonly actor: CheckoutActor;
  readonly canLearn: boolean;
}

/** The membership promo next to the order. Loads with the promotions; its space is reserved. */
export function ClubOffer({ actor, canLearn }: ClubOfferProps) {
  const { membership } = useSite();
  const isMember = useShopView('session', (snapshot) => sessionView(snapshot, new Date()).isPremium);
  const hasPromotions = useHasPromotions();
  const subtotal = useView(actor, (snapshot) => snapshot.context.quote?.plainSubtotal ?? 0);
  if (!membership || isMember) return null;
  return (
    <div className={css.club} data-low={!canLearn}>
      {hasPromotions && (
        <LazyBoundary>
          <LazyPromo subtotal={subtotal} canLearn={canLearn} />
        </LazyBoundary>
      )}
    </div>
  );
}
