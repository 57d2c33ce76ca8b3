import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import { choiceName } from '../../../domain/catalogue/product/choice-names.ts';
import { isAvailable, optionOf } from '../../../domain/catalogue/product/option.ts';
import { unitPriceText } from '../../../domain/catalogue/product/label.ts';
import { isMembership, packageSaving, unitPrice } from '../../../domain/catalogue/product/product.ts';
import { chosenOf, type Plan, plansOf, type productOptionsMachine } from './product-options.machine.ts';

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
  /** 'MRP ₹450' of one unit; null if none is known. */
  readonly mrp: string | null;
  /** The picture of what is chosen; '' if it has the product's. */
  readonly picture: string;
  /** List price of the chosen quantity; null if nothing is saved. */
  readonly listPrice: string | null;
  /** 'You save ₹150'; null if nothing is saved. */
  readonly saving: string | null;
  /** No size or flavour of it is left. */
  readonly isSoldOut: boolean;
  readonly canAdd: boolean;
  readonly addLabel: string;
  /** 'Only 3 left!' for five or fewer; null otherwise. */
  readonly scarcity: string | null;
}

interface Choice {
  readonly value: string;
  /** As it is shown. */
  readonly label: string;
  readonly isChosen: boolean;
  /** Out of stock with what else is chosen. */
  readonly isGone: boolean;
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
  trial: t`Just this once`,
  weekly: t`Every week`,
  monthly: t`Every month`,
};

function isGone({ product, flavour, variant }: Pick<Context, 'product' | 'flavour' | 'variant'>): boolean {
  return product.options !== undefined && !isAvailable(product, { flavour, variant });
}

type Context = SnapshotFrom<typeof productOptionsMachine>['context'];

/** View model of a product's options. */
export function productOptionsView(snapshot: SnapshotFrom<typeof productOptionsMachine>): ProductOptionsView {
  const { context } = snapshot;
  const { flavour, variant, plan, quantity } = context;
  const product = chosenOf(context);
  const option = optionOf(product, context);
  const saving = packageSaving(product, plan) * quantity;
  const isSoldOut = snapshot.matches('soldOut') || (product.options !== undefined && product.stock === 0);
  const isClub = isMembership(product.sku);
  const plans = plansOf(product);
  return {
    flavours: (isClub ? [] : product.flavours).map((value) => ({
      value,
      label: choiceName(value),
      isChosen: value === flavour,
      isGone: isGone({ ...context, flavour: value }),
    })),
    variants: (isClub ? [] : product.variants).map((value) => ({
      value,
      label: choiceName(value),
      isChosen: value === variant,
      isGone: isGone({ ...context, variant: value }),
    })),
    plans: (plans.length > 1 ? plans : []).map((each) => ({
      plan: each,
      title: planTitles[each],
      price: formatRupees(unitPrice(product, each)),
      saving: product.discount[each] > 0 ? t`Save ${product.discount[each]}%` : null,
      isChosen: each === plan,
    })),
    quantity,
    hasQuantity: !isClub,
    canRaise: snapshot.can({ type: 'quantity.raise' }),
    canLower: snapshot.can({ type: 'quantity.lower' }),
    price: formatRupees(unitPrice(product, plan) * quantity),
    mrp: option?.mrp ? t`MRP ${formatRupees(option.mrp)}` : null,
    picture: option?.image ?? '',
    listPrice: saving > 0 ? formatRupees(product.price * quantity) : null,
    saving: saving > 0 ? t`You save ${formatRupees(saving)}` : null,
    isSoldOut: snapshot.matches('soldOut'),
    canAdd: snapshot.can({ type: 'choice.add' }),
    addLabel: isSoldOut ? t`Out of stock` : snapshot.matches({ choosing: 'thanked' }) ? t`Added` : t`Add to cart`,
    scarcity: !isSoldOut && product.stock <= fewLeft ? t`Only ${product.stock} left!` : null,
  };
}

/** 'MRP ₹1,499 · ₹4,996.67 per 100 ml' at the plan's price, as far as the label says so; null if it doesn't (TRU-01). */
export function labelLine(snapshot: SnapshotFrom<typeof productOptionsMachine>): string | null {
  const { context } = snapshot;
  const { label, plan } = context;
  const product = chosenOf(context);
  const option = optionOf(product, context);
  const mrp = option?.mrp ?? label?.mrp ?? null;
  const netAmount = option?.netAmount ?? label?.netAmount ?? null;
  const each = label ? unitPriceText(unitPrice(product, plan), { ...label, netAmount }) : null;
  return [mrp && t`MRP ${formatRupees(mrp)}`, each].filter(Boolean).join(' · ') || null;
}
