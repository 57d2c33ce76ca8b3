import { isSame } from '../../../domain/kit/is-same.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import { use, useMemo, type ReactNode } from 'react';
import type { ProductCard } from '../../../domain/catalogue/product/product.ts';
import { productChoiceView } from '../../../machines/catalogue/product-choice/product-choice.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import type { FieldDrawProps } from '../record/admin.types.ts';
import { textOf } from '../record/field-values.ts';
import { type ProductChoiceActor, ProductsContext } from './known-products.tsx';
import { ProductPicker } from './ProductPicker.tsx';

interface ProductsProps {
  readonly actor: ProductChoiceActor;
  readonly children: ReactNode;
}

/** Provides the shop's products to the fields and previews of a form, which says itself when they are missing. */
export function Products({ actor, children }: ProductsProps) {
  const view = useView(actor, productChoiceView, isSame);
  const known = useMemo(() => ({ ...view, actor }), [view, actor]);
  return <ProductsContext value={known}>{children}</ProductsContext>;
}

/** The products loaded so far; none until they arrive. */
export function useProducts(): readonly ProductCard[] {
  return use(ProductsContext)?.products ?? [];
}

interface ProductFieldProps extends Pick<FieldDrawProps, 'value' | 'error' | 'onValue'> {
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
  /** Other options besides the products; the value '' means no product. */
  readonly others?: readonly { readonly value: string; readonly label: string }[];
}

const noOthers = [] as const;

/** One product of the shop, found by search and shown by name, however many the shop has. */
export function ProductField({ value, onValue, others = noOthers, ...texts }: ProductFieldProps) {
  const known = use(ProductsContext);
  const chosen = textOf(value);
  if (!known) return null;
  const product = known.products.find(({ sku }) => sku === chosen);
  const label = others.find((other) => other.value === chosen)?.label ?? (product ? wordsOf(product) : chosen);
  return (
    <ProductPicker
      {...texts}
      chosen={chosen}
      shown={label || 'Choose a product'}
      text={known.text}
      message={known.message}
      options={[...others, ...known.matches.map((each) => ({ value: each.sku, label: wordsOf(each) }))]}
      onText={(typed) => known.actor.send({ type: 'product.seek', text: typed })}
      onValue={onValue}
    />
  );
}

function wordsOf({ name, price }: ProductCard): string {
  return `${name}, ${formatRupees(price)}`;
}
