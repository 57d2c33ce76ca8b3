import type { SnapshotFrom } from 'xstate';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import { packageSaving, unitPrice } from '../../../domain/catalogue/product/product.ts';
import type { Plan, productOptionsMachine } from './product-options.machine.ts';

export interface ProductOptionsView {
  readonly flavours: readonly Choice[];
  readonly variants: readonly Choice[];
  readonly plans: readonly PlanChoice[];
  readonly quantity: number;
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
  readonly text: string;
  readonly price: string;
  /** 'Save 10%'; null if the plan saves nothing. */
  readonly saving: string | null;
  readonly isChosen: boolean;
}

const fewLeft = 5;

const planTexts: Readonly<Record<Plan, { readonly title: string; readonly text: string }>> = {
  trial: { title: 'One-time', text: 'One time, no plan' },
  weekly: { title: 'Weekly', text: 'Every week, cancel anytime' },
  monthly: { title: 'Monthly', text: 'Every month, cancel anytime' },
};

/** View model of a product's options. */
export function productOptionsView(snapshot: SnapshotFrom<typeof productOptionsMachine>): ProductOptionsView {
  const { product, flavour, variant, plan, quantity } = snapshot.context;
  const saving = packageSaving(product, plan) * quantity;
  const isSoldOut = snapshot.matches('soldOut');
  return {
    flavours: product.flavours.map((value) => ({ value, isChosen: value === flavour })),
    variants: product.variants.map((value) => ({ value, isChosen: value === variant })),
    plans: (['trial', 'weekly', 'monthly'] as const).map((each) => ({
      plan: each,
      ...planTexts[each],
      price: formatRupees(unitPrice(product, each)),
      saving: product.discount[each] > 0 ? `Save ${product.discount[each]}%` : null,
      isChosen: each === plan,
    })),
    quantity,
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
