import type { ProductAction } from '../../../src/domain/catalogue/product/product-admin.ts';
import type { BulkAnswer } from '../../../src/contract/platform/list.ts';
import { repriced, unfinishedProblem } from '../../../src/domain/catalogue/product/product-draft.ts';
import { isMembership } from '../../../src/domain/catalogue/product/product.ts';
import { recordChanges } from '../../platform/audit/audit.ts';
import type { Session } from '../../platform/database/session.ts';
import { patchStored, type ProductPatch, readOwned, type StoredProduct } from './product-admin.queries.ts';
import type { Writer } from './store-product.ts';

/** One change to many products. */
export type ProductCommand =
  | { readonly action: Exclude<ProductAction, 'price' | 'stock'> }
  | { readonly action: 'price'; readonly percent: number }
  | { readonly action: 'stock'; readonly stock: number };

const doneAs: Readonly<Record<ProductAction, string>> = {
  publish: 'published',
  draft: 'unpublished',
  price: 'repriced',
  stock: 'stocked',
  delete: 'deleted',
  restore: 'restored',
};

/**
 * Applies the change to the products that allow it, each with an audit entry, and returns the others with the
 * reason. Rows are locked in code order, as orders do.
 */
export async function changeProducts(
  tx: Session,
  skus: readonly string[],
  command: ProductCommand,
  { actorId, now }: Writer,
): Promise<BulkAnswer> {
  const there = await readOwned(tx, skus, 'locked');
  const patches: ProductPatch[] = [];
  const refused: BulkAnswer['refused'] = [];
  for (const sku of new Set(skus)) {
    const outcome = patchOf(there.get(sku), command);
    if (typeof outcome === 'string') refused.push({ id: sku, message: outcome });
    else patches.push({ sku, ...outcome });
  }
  if (patches.length === 0) return { changed: 0, refused };
  await patchStored(tx, patches, now);
  // A sale sends no notification; an admin's change has to.
  await tx.notify('catalogue');
  await recordChanges(
    tx,
    patches.map(({ sku, ...after }) => ({
      actorId,
      action: doneAs[command.action],
      resource: 'product',
      recordId: sku,
      before: beforeOf(there.get(sku), after),
      after,
      now,
    })),
  );
  return { changed: patches.length, refused };
}

/** The changed fields of a product, or a sentence saying why it can't change. */
function patchOf(stored: StoredProduct | undefined, command: ProductCommand): Omit<ProductPatch, 'sku'> | string {
  if (!stored || stored.isRemoved !== (command.action === 'restore')) return 'We couldn’t find this product';
  const { product } = stored;
  switch (command.action) {
    case 'publish':
      return unfinishedProblem(product)?.message ?? { published: true };
    case 'draft':
      return { published: false };
    case 'price':
      return { price: repriced(product.price, command.percent) };
    case 'stock':
      return { stock: command.stock };
    case 'delete':
      return isMembership(product.sku)
        ? 'The membership can’t be deleted. Move it to drafts instead'
        : { published: false, isRemoved: true };
    case 'restore':
      return { isRemoved: false };
  }
}

function beforeOf(stored: StoredProduct | undefined, after: Omit<ProductPatch, 'sku'>): object | null {
  if (!stored) return null;
  const { price, stock, published } = stored.product;
  return {
    ...(after.price === undefined ? {} : { price }),
    ...(after.stock === undefined ? {} : { stock }),
    ...(after.published === undefined ? {} : { published }),
    ...(after.isRemoved === undefined ? {} : { isRemoved: stored.isRemoved }),
  };
}
