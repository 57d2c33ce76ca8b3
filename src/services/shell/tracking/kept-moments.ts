import type { ShopMoment, TrackedItem } from '../../../domain/shell/tracking/shop-moment.ts';
import { fieldsOf, listOf, textOf, wholeOf } from '../../platform/storage/shape.ts';

/** Purchases waiting for a page that may report them; null when malformed. */
export function momentsIn(value: unknown): ShopMoment[] | null {
  return listOf(value, momentIn);
}

function momentIn(value: unknown): ShopMoment | null {
  const fields = fieldsOf(value);
  const worth = wholeOf(fields?.['value']);
  const items = listOf(fields?.['items'], itemIn);
  if (fields?.['kind'] !== 'purchase' || worth === null || items === null) return null;
  return { kind: 'purchase', value: worth, items };
}

function itemIn(value: unknown): TrackedItem | null {
  const fields = fieldsOf(value);
  const sku = textOf(fields?.['sku']);
  const quantity = wholeOf(fields?.['quantity']);
  const price = wholeOf(fields?.['price']);
  return sku === null || quantity === null || price === null ? null : { sku, quantity, price };
}
