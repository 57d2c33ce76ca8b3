import { useActorRef, useSelector } from '@xstate/react';
import { createContext, use, useCallback, useDeferredValue, useSyncExternalStore, type ReactNode } from 'react';
import type { ActorRefFrom, AnyActorLogic, AnyActorRef, InputFrom, InspectionEvent, SnapshotFrom } from 'xstate';
import { parseLocation } from '../../../domain/shell/page/route.ts';
import type { TakenUnits } from '../../../domain/cart/pricing/pricing.ts';
import type { shopMachine } from '../../../machines/shell/shop/shop.machine.ts';
import type { PromotionsActors } from '../../../machines/promotions/promotions/promotions.types.ts';
import type { PromotionsRef, ShopActors } from '../../../machines/shell/shop/shop.types.ts';

export type ShopRef = ActorRefFrom<typeof shopMachine>;

type Inspect = (event: InspectionEvent) => void;

/** Gives a chart back in a form that what throws in it doesn't end. */
type Keep = <Logic extends AnyActorLogic>(logic: Logic) => Logic;

const ShopContext = createContext<ShopRef | null>(null);
const InspectContext = createContext<Inspect | undefined>(undefined);
const KeepContext = createContext<Keep>((logic) => logic);

interface ShopProviderProps {
  readonly shop: ShopRef;
  /** Inspects the actors of screens. The shop's own actors have theirs. */
  readonly inspect?: Inspect | undefined;
  /** Keeps the actors of screens alive. */
  readonly keep: Keep;
  readonly children: ReactNode;
}

export function ShopProvider({ shop, inspect, keep, children }: ShopProviderProps) {
  return (
    <ShopContext value={shop}>
      <InspectContext value={inspect}>
        <KeepContext value={keep}>{children}</KeepContext>
      </InspectContext>
    </ShopContext>
  );
}

/** The root actor, for events that concern several parts of the shop. */
export function useShop(): ShopRef {
  const shop = use(ShopContext);
  if (!shop) throw new Error('useShop needs a ShopProvider above it');
  return shop;
}

/** A long-lived actor, to send it commands. */
export function useShopActor<Id extends keyof ShopActors>(id: Id): ShopActors[Id] {
  return keptActor(useShop(), id);
}

/** The actor of the navigation; null where no shop is around, as in the flow room. */
export function useNavigationIfAny(): ShopActors['navigation'] | null {
  const shop = use(ShopContext);
  return shop && keptActor(shop, 'navigation');
}

function keptActor<Id extends keyof ShopActors>(shop: ShopRef, id: Id): ShopActors[Id] {
  const children: Partial<ShopActors> = shop.getSnapshot().children;
  const actor = children[id];
  if (!actor) throw new Error(`The shop keeps no actor ${id}`);
  return actor;
}

/** Selects a view from an actor. Return primitives or stable values; pass `isEqual` for lists and objects. */
export function useView<Actor extends AnyActorRef, View>(
  actor: Actor,
  select: (snapshot: SnapshotFrom<Actor>) => View,
  isEqual?: (one: View, other: View) => boolean,
): View {
  return useSelector<AnyActorRef, View>(actor, select, isEqual);
}

/** Selects a view from a long-lived actor. */
export function useShopView<Id extends keyof ShopActors, View>(
  id: Id,
  select: (snapshot: SnapshotFrom<ShopActors[Id]>) => View,
  isEqual?: (one: View, other: View) => boolean,
): View {
  return useSelector<AnyActorRef, View>(useShopActor(id), select, isEqual);
}

/**
 * Whether the promotions have loaded, which happens last. Always false during hydration, however late a part
 * hydrates.
 */
export function useHasPromotions(): boolean {
  const shop = useShop();
  const watch = useCallback(
    (listener: () => void) => {
      const subscription = shop.subscribe(listener);
      return () => subscription.unsubscribe();
    },
    [shop],
  );
  const areThere = useSyncExternalStore(watch, () => shop.getSnapshot().context.promotions !== null, notThere);
  // Nobody waits for promotions, so render them at low priority.
  return useDeferredValue(areThere);
}

function notThere(): boolean {
  return false;
}

/** The units that the cart's chosen bundle takes from its lines; null without a bundle. */
export function useTakenUnits(): TakenUnits | null {
  return useSelector(useShop(), (snapshot) => snapshot.context.taken);
}

/** The promotions' root actor, for screens to report facts. Throws before the promotions have loaded. */
export function usePromotions(): PromotionsRef {
  const { promotions } = useShop().getSnapshot().context;
  if (!promotions) throw new Error('The promotions aren’t loaded yet');
  return promotions.actor;
}

/** One of the promotions' actors, to send it commands. Throws before the promotions have loaded. */
export function usePromotionsActor<Id extends keyof PromotionsActors>(id: Id): PromotionsActors[Id] {
  const children: Partial<PromotionsActors> =
    useShop().getSnapshot().context.promotions?.actor.getSnapshot().children ?? {};
  const actor = children[id];
  if (!actor) throw new Error(`The shop keeps no actor ${id}`);
  return actor;
}

/** Selects a view from one of the promotions' actors. */
export function usePromotionsView<Id extends keyof PromotionsActors, View>(
  id: Id,
  select: (snapshot: SnapshotFrom<PromotionsActors[Id]>) => View,
  isEqual?: (one: View, other: View) => boolean,
): View {
  return useSelector<AnyActorRef, View>(usePromotionsActor(id), select, isEqual);
}

/** An actor that lives as long as the component. Pass logic with its implementations provided. */
export function useScreenActor<Logic extends AnyActorLogic>(
  logic: Logic,
  input: InputFrom<Logic>,
): ActorRefFrom<Logic> {
  const inspect = use(InspectContext);
  const keep = use(KeepContext);
  return useActorRef<AnyActorLogic>(keep(logic), { input, ...(inspect ? { inspect } : {}) }) as ActorRefFrom<Logic>;
}

/** Navigates to a path of the shop. */
export function useOpen(): (href: string) => void {
  const shop = useShop();
  return useCallback((href: string) => shop.send({ type: 'link.follow', location: parseLocation(href) }), [shop]);
}
