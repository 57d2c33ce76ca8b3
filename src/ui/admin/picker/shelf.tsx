import { formatRupees } from '../../../domain/kit/money/money.ts';
import { createContext, use, useEffect, useMemo, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ProductCard } from '../../../domain/catalogue/product/product.ts';
import type { deskShelfMachine } from '../../../machines/admin/frame/desk-shelf/desk-shelf.machine.ts';
import { deskShelfView, type DeskShelfView } from '../../../machines/admin/frame/desk-shelf/desk-shelf.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { isSameView } from '../../kit/react/same-view.ts';
import { RetryNotice } from '../../kit/status/RetryNotice.tsx';
import type { FieldDrawProps } from '../record/desk.types.ts';
import { textOf } from '../record/field-values.ts';
import { ProductPicker } from './ProductPicker.tsx';

type ShelfActor = ActorRefFrom<typeof deskShelfMachine>;
interface StockedShelf extends DeskShelfView {
  readonly actor: ShelfActor;
}

const ShelfContext = createContext<StockedShelf | null>(null);

interface ShelfProps {
  readonly actor: ShelfActor;
  readonly children: ReactNode;
}

/** Hands the products of the shop to the fields and previews of a form. */
export function Shelf({ actor, children }: ShelfProps) {
  const view = useView(actor, deskShelfView, isSameView);
  const shelf = useMemo(() => ({ ...view, actor }), [view, actor]);
  return (
    <ShelfContext value={shelf}>
      {view.isFailed && (
        <RetryNotice tone="warning" onRetry={() => actor.send({ type: 'shelf.retry' })}>
          Couldn’t load the products. Try again.
        </RetryNotice>
      )}
      {children}
    </ShelfContext>
  );
}

/** The products that are known by now; none until they are there. */
export function useShelf(): readonly ProductCard[] {
  return use(ShelfContext)?.products ?? [];
}

interface ProductFieldProps extends FieldDrawProps {
  readonly label: string;
  readonly hint?: string;
  readonly optional?: boolean;
  /** What else may stand there; '' is none at all. */
  readonly others?: readonly { readonly value: string; readonly label: string }[];
}

const noOthers = [] as const;

/** One product of the shop, found by its words and chosen by its name; however many the shop sells. */
export function ProductField({ value, onValue, others = noOthers, ...texts }: ProductFieldProps) {
  const shelf = use(ShelfContext);
  const chosen = textOf(value);
  const actor = shelf?.actor;
  const isOther = others.some((other) => other.value === chosen);
  useEffect(() => {
    if (!isOther) actor?.send({ type: 'product.want', sku: chosen });
  }, [actor, chosen, isOther]);
  if (!shelf) return null;
  const product = shelf.products.find(({ sku }) => sku === chosen);
  const label = others.find((other) => other.value === chosen)?.label ?? (product ? wordsOf(product) : chosen);
  return (
    <ProductPicker
      {...texts}
      chosen={chosen}
      shown={label || 'Choose a product'}
      text={shelf.text}
      said={shelf.said}
      options={[...others, ...shelf.matches.map((each) => ({ value: each.sku, label: wordsOf(each) }))]}
      onText={(typed) => shelf.actor.send({ type: 'product.seek', text: typed })}
      onValue={onValue}
    />
  );
}

function wordsOf({ name, price }: ProductCard): string {
  return `${name}, ${formatRupees(price)}`;
}
