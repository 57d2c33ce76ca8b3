import { lazyComponent, OnceWanted } from '../../ui/kit/react/lazy-component.tsx';
import { keyOf, lineId } from '../../domain/cart/cart.ts';
import { confirmationMachine } from '../../machines/kit/confirmation/confirmation.machine.ts';
import { useHasPromotions, useScreenActor, useShopActor, useView } from '../../ui/shell/app/actors.tsx';
import { CartDrawer } from '../../ui/cart/CartDrawer.tsx';
import { cancelPlan } from './cancel-plan.ts';
import { drawerBundle, drawerDeals, drawerNotes, drawerTop } from './drawer-parts.ts';

const recent = lazyComponent(() => import('../catalogue/RecentScreen.tsx').then((module) => module.RecentInCart));

/** The cart drawer, with the dialog that confirms cancelling a subscription plan. */
export function CartDrawerScreen() {
  const cart = useShopActor('cart');
  const onGiven = (id: string) => {
    const line = cart.getSnapshot().context.lines.find((each) => lineId(keyOf(each)) === id);
    if (line) cart.send({ type: 'subscription.cancel', key: keyOf(line) });
  };
  const cancelling = useScreenActor(confirmationMachine, { onGiven });
  const hasPromotions = useHasPromotions();
  const isAsking = useView(cancelling, (snapshot) => snapshot.matches('asking'));
  return (
    <CartDrawer
      onCancel={(id) => cancelling.send({ type: 'confirmation.ask', subject: id })}
      notes={<OnceWanted part={drawerNotes} isWanted props={{}} />}
      top={hasPromotions && <OnceWanted part={drawerTop} isWanted props={{}} />}
      bundle={hasPromotions && <OnceWanted part={drawerBundle} isWanted props={{}} />}
      deals={hasPromotions && <OnceWanted part={drawerDeals} isWanted props={{}} />}
      recent={<OnceWanted part={recent} isWanted props={{}} />}
      question={<OnceWanted part={cancelPlan} isWanted={isAsking} props={{ cancelling }} />}
    />
  );
}
