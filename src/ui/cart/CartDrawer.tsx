import { t } from '../../domain/kit/text/text.ts';
import type { ReactNode } from 'react';
import { isDrawerOpen } from '../../machines/cart/cart/cart.badge.view.ts';
import { cartView } from '../../machines/cart/cart/cart.view.ts';
import { sessionView } from '../../machines/account/session/session.view.ts';
import { useShopActor, useShopView, useTakenUnits } from '../shell/app/actors.tsx';
import { useSite } from '../shell/app/site.tsx';
import { Sheet } from '../kit/overlay/Sheet.tsx';
import { WhileShown } from '../kit/react/WhileShown.tsx';
import { visuallyHidden } from '../kit/theme/page.css.ts';
import { CartFoot } from './CartFoot.tsx';
import { CartLines } from './CartLines.tsx';
import { CartSummary } from './CartSummary.tsx';
import { EmptyCart } from './EmptyCart.tsx';

interface CartDrawerProps {
  /** Called with the line's id when the shopper cancels a plan. */
  readonly onCancel: (id: string) => void;
  /** Notes on the whole cart: an undo, changed prices. */
  readonly notes: ReactNode;
  /** The progress to the next discount, above the lines. */
  readonly top: ReactNode;
  /** The bundle that the cart has, between lines and sum. */
  readonly bundle: ReactNode;
  /** Suggestions, below the sum: who checks their cart comes first. */
  readonly deals: ReactNode;
  /** What was looked at, below the empty cart. */
  readonly recent: ReactNode;
  /** The confirmation dialog over the drawer. */
  readonly question: ReactNode;
}

/** The slide-out cart. */
export function CartDrawer({ onCancel, notes, top, bundle, deals, recent, question }: CartDrawerProps) {
  const { season, rules } = useSite();
  const cart = useShopActor('cart');
  const isOpen = useShopView('cart', isDrawerOpen);
  const isMember = useShopView('session', (snapshot) => sessionView(snapshot, new Date()).isPremium);
  const taken = useTakenUnits();
  const view = useShopView('cart', (snapshot) => cartView(snapshot, { rules, isMember, taken, now: new Date() }));
  return (
    <Sheet
      open={isOpen}
      onClose={() => cart.send({ type: 'drawer.close' })}
      title={season === 'diwali' ? t`Your Diwali Cart` : t`Your Cart`}
      aside={view.isEmpty ? undefined : view.count}
      closeLabel={t`Close cart`}
      foot={view.isEmpty ? undefined : <CartFoot view={view} />}
    >
      <output className={visuallyHidden}>
        {view.isEmpty ? '' : t`${view.count} in your cart, total ${view.total}`}
      </output>
      {notes}
      {view.isEmpty ? (
        <>
          <EmptyCart />
          <WhileShown>{recent}</WhileShown>
        </>
      ) : (
        <>
          {top}
          <CartLines lines={view.lines} onCancel={onCancel} />
          <WhileShown>{bundle}</WhileShown>
          <CartSummary rows={view.rows} />
          <WhileShown>{deals}</WhileShown>
        </>
      )}
      {question}
    </Sheet>
  );
}
