import { createContext, use, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { ProductCard } from '../../domain/product/product.ts';
import type { deskShelfMachine } from '../../machines/desk-shelf/desk-shelf.machine.ts';
import { deskShelfView } from '../../machines/desk-shelf/desk-shelf.view.ts';
import { useView } from '../app/actors.tsx';
import { isSameView } from '../app/same-view.ts';
import { Button } from '../kit/Button.tsx';
import { Notice } from '../kit/Notice.tsx';
import { Select } from '../kit/Select.tsx';
import type { FieldDrawProps } from './desk.types.ts';
import { textOf } from './field-values.ts';

const ShelfContext = createContext<readonly ProductCard[]>([]);

interface ShelfProps {
  readonly actor: ActorRefFrom<typeof deskShelfMachine>;
  readonly children: ReactNode;
}

/** Hands the products of the shop to the fields and previews of a form. */
export function Shelf({ actor, children }: ShelfProps) {
  const { products, isFailed } = useView(actor, deskShelfView, isSameView);
  return (
    <ShelfContext value={products}>
      {isFailed && (
        <Notice
          tone="warning"
          action={
            <Button tone="text" size="small" onClick={() => actor.send({ type: 'shelf.retry' })}>
              Try again
            </Button>
          }
        >
          The products to choose from did not come.
        </Notice>
      )}
      {children}
    </ShelfContext>
  );
}

/** The products that are on sale; none until they are there. */
export function useShelf(): readonly ProductCard[] {
  return use(ShelfContext);
}

/** One product of the shop, chosen by its name. */
export function ProductField({ label, value, error, onValue }: FieldDrawProps & { readonly label: string }) {
  const products = useShelf();
  const chosen = textOf(value);
  const isKnown = chosen === '' || products.some(({ sku }) => sku === chosen);
  return (
    <Select
      label={label}
      value={chosen}
      error={error}
      options={[
        { value: '', label: 'Choose a product' },
        ...(isKnown ? [] : [{ value: chosen, label: chosen }]),
        ...products.map(({ sku, name, price }) => ({
          value: sku,
          label: `${name}, ₹${price.toLocaleString('en-IN')}`,
        })),
      ]}
      onValue={onValue}
    />
  );
}
