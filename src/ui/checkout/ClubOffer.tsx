import { hasMembership } from '../../domain/cart/cart.ts';
import { clubPercentage, membershipChoice } from '../../domain/membership/membership.ts';
import { formatRupees, percentOf } from '../../domain/money/money.ts';
import { membershipToasts } from '../../machines/membership/membership.view.ts';
import { useShop, useShopActor, useShopView, useView } from '../app/actors.tsx';
import { useSite } from '../app/site.tsx';
import { BlissSeal } from '../art/drawings.tsx';
import { Button } from '../kit/Button.tsx';
import type { CheckoutActor } from './checkout-actor.ts';
import * as css from './OrderSummary.css.ts';

/** The club beside the order: what it costs and what it would take off now (CHK-01). */
export function ClubOffer({ actor }: { actor: CheckoutActor }) {
  const { membership } = useSite();
  const shop = useShop();
  const cart = useShopActor('cart');
  const isInCart = useShopView('cart', (snapshot) => hasMembership(snapshot.context.lines));
  const isMember = useShopView(
    'session',
    (snapshot) => snapshot.context.profile?.premiumMembership.isActive === true,
  );
  const subtotal = useView(actor, (snapshot) => snapshot.context.quote?.plainSubtotal ?? 0);
  if (!membership || isInCart || isMember) return null;
  const add = () => {
    cart.send({ type: 'item.add', sku: membership.sku, ...membershipChoice(membership), isQuiet: true });
    shop.send({ type: 'toast.request', toast: membershipToasts.added });
  };
  const saving = percentOf(subtotal, clubPercentage(membership));
  return (
    <section className={css.club} aria-label="Join The Bliss Club">
      <BlissSeal width={44} />
      <div>
        <p className={css.clubTitle}>Join The Bliss Club</p>
        <p className={css.clubText}>
          {`${formatRupees(membership.price)} for ${membership.timePeriod ?? 12} months. `}
          {saving > 0 && `Takes ${formatRupees(saving)} off this order. `}
          <a className={css.clubLink} href={`/shop/${membership.sku}`}>
            Learn more
          </a>
        </p>
      </div>
      <Button tone="accent" size="small" aria-label="Add the Bliss Club membership" onClick={add}>
        Add
      </Button>
    </section>
  );
}
