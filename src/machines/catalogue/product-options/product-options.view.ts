import type { SnapshotFrom } from 'xstate';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import { isMembership, packageSaving, unitPrice } from '../../../domain/catalogue/product/product.ts';
import { type Plan, plansOf, type productOptionsMachine } from './product-options.machine.ts';

export interface ProductOptionsView {
  readonly flavours: readonly Choice[];
  readonly variants: readonly Choice[];
  /** Empty where there is nothing to choose. */
  readonly plans: readonly PlanChoice[];
  readonly quantity: number;
  /** Whether more than one can be bought. */
  readonly hasQuantity: boolean;
  readonly canRaise: boolean;
  readonly canLower: boolean;
  /** Price of the chosen quantity. */
  readonly price: string;
  /** List price of the chosen quantity; null if nothing is saved. */
  readonly listPrice: string | null;
  /** 'You save ₹150'; null if nothing is saved. */
  readonly saving: string | null;
  readonly canAdd: boolean;
  readonly addLabel: 'Add to cart' | 'Added' | 'Out of stock';
  /** 'Only 3 left!' for five or fewer; null otherwise. */
  readonly scarcity: string | null;
}

interface Choice {
  readonly value: string;
  readonly isChosen: boolean;
}

interface PlanChoice {
  readonly plan: Plan;
  readonly title: string;
  readonly price: string;
  /** 'Save 10%'; null if the plan saves nothing. */
  readonly saving: string | null;
  readonly isChosen: boolean;
}

const fewLeft = 5;

const planTitles: Readonly<Record<Plan, string>> = {
  trial: 'Just this once',
  weekly: 'Every week',
  monthly: 'Every month',
};

/** View model of a product's options. */
export function productOptionsView(snapshot: SnapshotFrom<typeof productOptionsMachine>): ProductOptionsView {
  const { product, flavour, variant, plan, quantity } = snapshot.context;
  const saving = packageSaving(product, plan) * quantity;
  const isSoldOut = snapshot.matches('soldOut');
  const isClub = isMembership(product.sku);
  const plans = plansOf(product);
  return {
    flavours: (isClub ? [] : product.flavours).map((value) => ({ value, isChosen: value === flavour })),
    variants: (isClub ? [] : product.variants).map((value) => ({ value, isChosen: value === variant })),
    plans: (plans.length > 1 ? plans : []).map((each) => ({
      plan: each,
      title: planTitles[each],
      price: formatRupees(unitPrice(product, each)),
      saving: product.discount[each] > 0 ? `Save ${product.discount[each]}%` : null,
      isChosen: each === plan,
    })),
    quantity,
    hasQuantity: !isClub,
    canRaise: snapshot.can({ type: 'quantity.raise' }),
    canLower: snapshot.can({ type: 'quantity.lower' }),
    price: formatRupees(unitPrice(product, plan) * quantity),
    listPrice: saving > 0 ? formatRupees(product.price * quantity) : null,
    saving: saving > 0 ? `You save ${formatRupees(saving)}` : null,
    canAdd: snapshot.can({ type: 'choice.add' }),
    addLabel: isSoldOut ? 'Out of stock' : snapshot.matches({ choosing: 'thanked' }) ? 'Added' : 'Add to cart',
    scarcity: !isSoldOut && product.stock <= fewLeft ? `Only ${product.stock} left!` : null,
  };
}
