import type { ProductAction } from '../../../src/domain/catalogue/product/product-admin.ts';
import type { OwnedProduct } from '../../../src/contract/catalogue/product/product-admin.calls.ts';
import type { BulkAnswer } from '../../../src/contract/platform/list.ts';
import { repriced, unfinishedProblem } from '../../../src/domain/catalogue/product/product-draft.ts';
import { isMembership } from '../../../src/domain/catalogue/product/product.ts';
import { recordChanges } from '../../platform/audit/audit.ts';
import type { Session } from '../../platform/database/session.ts';
import { lastRepricings, pricesBefore, type Repricing } from './price-back.ts';
import { patchStored, type ProductPatch, readOwned, type StoredProduct } from './product-admin.queries.ts';
import { syncStock } from './sync-stock.ts';
import type { Writer } from './store-product.ts';

/** One change to many products. */
export type ProductCommand =
  | { readonly action: Exclude<ProductAction, 'price' | 'stock'> }
  | { readonly action: 'price'; readonly percent: number }
  | { readonly action: 'stock'; readonly stock: number };

type Change = Omit<ProductPatch, 'sku'> & { readonly stock?: number };

const doneAs: Readonly<Record<ProductAction, string>> = {
  publish: 'published',
  draft: 'unpublished',
  price: 'repriced',
  'price-back': 'price taken back',
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
  const isBack = command.action === 'price-back';
  const repricings = isBack ? await lastRepricings(tx, skus, actorId) : new Map<string, Repricing>();
  const patches: (Change & { readonly sku: string })[] = [];
  const refused: BulkAnswer['refused'] = [];
  for (const sku of new Set(skus)) {
    const outcome = patchOf(there.get(sku), command, repricings.get(sku));
    if (typeof outcome === 'string') refused.push({ id: sku, message: outcome });
    else patches.push({ sku, ...outcome });
  }
  if (patches.length === 0) return { changed: 0, refused };
  await patchStored(tx, patches, now);
  if (command.action === 'stock') {
    const counted = patches.map(({ sku, stock, options = [] }) => ({ sku, stock, options }));
    await syncStock(tx, counted, { reason: 'count', actorId, at: now });
  }
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
function patchOf(
  stored: StoredProduct | undefined,
  command: ProductCommand,
  repricing: Repricing | undefined,
): Change | string {
  if (!stored || stored.isRemoved !== (command.action === 'restore')) return 'We couldn’t find this product';
  const { product } = stored;
  switch (command.action) {
    case 'publish':
      return unfinishedProblem(product)?.message ?? { published: true };
    case 'draft':
      return { published: false };
    case 'price':
      return repricedProduct(product, command.percent);
    case 'price-back':
      return takenBack(product, repricing);
    case 'stock':
      return product.options.length > 0
        ? { options: product.options.map((option) => ({ ...option, stock: command.stock })) }
        : { stock: command.stock };
    case 'delete':
      return isMembership(product.sku)
        ? 'The membership can’t be deleted. Move it to drafts instead'
        : { published: false, isRemoved: true };
    case 'restore':
      return { isRemoved: false };
  }
}

/** With options, all of them; the lowest stays the product's. */
function repricedProduct({ price, options, label: { mrp } }: OwnedProduct, percent: number): Change | string {
  const above = 'The new price would be above the MRP';
  if (options.length === 0) {
    const changed = repriced(price, percent);
    return mrp !== null && changed > mrp ? above : { price: changed };
  }
  const changed = options.map((option) => ({ ...option, price: repriced(option.price, percent) }));
  if (changed.some((option) => option.price > (option.mrp ?? mrp ?? option.price))) return above;
  return { options: changed, price: Math.min(...changed.map((option) => option.price)) };
}

/** Nothing is taken back that somebody has changed since. */
function takenBack(product: OwnedProduct, repricing: Repricing | undefined): Change | string {
  const back = repricing && pricesBefore(product, repricing);
  if (!back) return 'Its price was changed since';
  return back.options.length > 0 ? back : { price: back.price };
}

function beforeOf(stored: StoredProduct | undefined, after: Change): object | null {
  if (!stored) return null;
  const { price, stock, published, options } = stored.product;
  return {
    ...(after.price === undefined ? {} : { price }),
    ...(after.options === undefined ? {} : { options }),
    ...(after.stock === undefined ? {} : { stock }),
    ...(after.published === undefined ? {} : { published }),
    ...(after.isRemoved === undefined ? {} : { isRemoved: stored.isRemoved }),
  };
}
