import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import type { OwnedProduct } from '../../../src/contract/catalogue/product/product-admin.calls.ts';
import { optionOf } from '../../../src/domain/catalogue/product/option.ts';
import type { Session } from '../../platform/database/session.ts';

const prices = z.object({
  price: z.number(),
  options: z._default(z.array(z.object({ variant: z.string(), flavour: z.string(), price: z.number() })), []),
});
type Prices = z.infer<typeof prices>;

/** What a change of prices made of a product's. */
export interface Repricing {
  readonly before: Prices;
  readonly after: Prices;
}

/** This admin's last change of these products' prices in bulk, as the audit log has it, by sku. */
export async function lastRepricings(
  tx: Session,
  skus: readonly string[],
  actorId: string,
): Promise<ReadonlyMap<string, Repricing>> {
  const rows = await tx.query<{ sku: string; before: unknown; after: unknown }>(sql`
    SELECT DISTINCT ON (record_id) record_id AS sku, before, after FROM audit_entry
    WHERE resource = 'product' AND record_id = ANY(${[...skus]}) AND action = 'repriced' AND actor_id = ${actorId}
    ORDER BY record_id, at DESC, id DESC`);
  return new Map(
    rows.flatMap(({ sku, before, after }) => {
      const [was, became] = [z.safeParse(prices, before), z.safeParse(prices, after)];
      return was.success && became.success ? [[sku, { before: was.data, after: became.data }]] : [];
    }),
  );
}

/** The prices before the change; null if they aren't those of the change any more. */
export function pricesBefore(
  { price, options }: Pick<OwnedProduct, 'price' | 'options'>,
  { before, after }: Repricing,
): Pick<OwnedProduct, 'price' | 'options'> | null {
  const isSame = options.every((option) => optionOf(after, option)?.price === option.price);
  if (price !== after.price || options.length !== after.options.length || !isSame) return null;
  return {
    price: before.price,
    options: options.map((option) => ({ ...option, price: optionOf(before, option)?.price ?? option.price })),
  };
}
