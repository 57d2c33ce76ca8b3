import type { OwnedProduct, ProductUpsert } from '../../../src/contract/catalogue/product/product-admin.calls.ts';
import { isSentImage } from '../../../src/domain/kit/image.ts';
import { productDraftProblem, settled } from '../../../src/domain/catalogue/product/product-draft.ts';
import sql from 'sql-template-tag';
import { type AdminChange, recordChanges } from '../../platform/audit/audit.ts';
import { staleRecord } from '../../platform/list/version.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { problem, refusedField } from '../../platform/http/problem.ts';
import { writeTranslations } from '../../platform/list/translation/translation.queries.ts';
import { codeOwners, syncStock } from './sync-stock.ts';
import { addStored, changeStored, readOwned, type StoredProduct } from './product-admin.queries.ts';

/** The admin, and the time. */
export interface Writer {
  readonly actorId: string;
  readonly now: Date;
}

export interface StoreOptions {
  /** The product must be new. */
  readonly onlyNew?: boolean;
  /** The product must exist, at this version if one is given. */
  readonly onlyThere?: { readonly version: number | undefined };
}

/**
 * Adds or updates one product, in one transaction with its audit entry. Throws 'invalid-input' with the invalid
 * field, 'not-found', or 'version-conflict' with the current product.
 */
export async function storeProduct(
  { database }: Pick<ShopContext, 'database'>,
  given: ProductUpsert,
  writer: Writer,
  { onlyNew = false, onlyThere }: StoreOptions = {},
): Promise<OwnedProduct> {
  const product = settled(given);
  const wrong = productDraftProblem(product);
  if (wrong) throw refusedField(wrong.field, wrong.message);
  return database.transaction(async (tx) => {
    const { sku } = product;
    const there = (await readOwned(tx, [sku], 'locked')).get(sku);
    const isThere = there !== undefined && !there.isRemoved;
    if (onlyNew && isThere) throw takenCode();
    if (onlyThere && !isThere) throw noProduct();
    if (there && onlyThere?.version !== undefined && onlyThere.version !== there.product.version) {
      throw staleRecord(there.product);
    }
    await refuseMissingPictures(tx, product);
    await refuseTakenCodes(tx, product);
    const { stored } = await storeProducts(tx, [product], new Map(there ? [[sku, there]] : []), writer);
    const [now] = stored;
    if (!now) throw takenCode();
    return now;
  });
}

/**
 * Saves products with audit entries; `there` are the existing ones, locked by the caller. Unchanged products are
 * skipped. Returns those added or changed.
 */
export async function storeProducts(
  tx: Session,
  products: readonly ProductUpsert[],
  there: ReadonlyMap<string, StoredProduct>,
  { actorId, now }: Writer,
): Promise<{ stored: OwnedProduct[]; added: number; changed: number }> {
  const fresh = products.filter(({ sku }) => !there.has(sku));
  const known = products.filter(({ sku }) => there.has(sku));
  const added = fresh.length > 0 ? await addStored(tx, fresh, now) : 0;
  if (added < fresh.length) throw takenCode();
  const deleted = known.map(({ sku }) => sku).filter((sku) => there.get(sku)?.isRemoved === true);
  if (deleted.length > 0) {
    // Another product under the code of one that was deleted: what was planned for that isn't planned for this, and
    // nobody has said yet from when this is low.
    await tx.execute(sql`DELETE FROM price_schedule WHERE campaign_id IS NULL AND sku = ANY(${deleted})`);
    await tx.execute(sql`UPDATE stock SET low_at = DEFAULT, low_told_at = NULL WHERE sku = ANY(${deleted})`);
  }
  if (known.length > 0) await changeStored(tx, known, now);
  await syncStock(tx, products, { reason: 'adjustment', note: 'Saved with the product', actorId, at: now });
  for (const { sku, translations } of products) await writeTranslations(tx, 'product', sku, translations);
  const after = await readOwned(
    tx,
    products.map(({ sku }) => sku),
  );
  const stored = [...after.values()].map(({ product }) => product);
  await recordChanges(
    tx,
    stored.map((product): AdminChange => {
      const before = there.get(product.sku);
      const isNew = before === undefined || before.isRemoved;
      return {
        actorId,
        action: isNew ? 'created' : 'changed',
        resource: 'product',
        recordId: product.sku,
        before: isNew ? null : before.product,
        after: product,
        now,
      };
    }),
  );
  return { stored, added, changed: known.length };
}

async function refuseTakenCodes(tx: Session, { sku, options }: ProductUpsert): Promise<void> {
  const owners = await codeOwners(
    tx,
    options.map((option) => option.sku),
  );
  const place = options.findIndex((option) => (owners.get(option.sku) ?? sku) !== sku);
  if (place >= 0) throw refusedField(`options.${place}.sku`, 'Another product has this code');
}

/** Without an upload the page would show a broken picture. */
async function refuseMissingPictures(tx: Session, { images: all, options }: ProductUpsert): Promise<void> {
  const images = [...all, ...options.map(({ image }) => image)];
  const sent = images.filter(isSentImage);
  if (sent.length === 0) return;
  const ids = sent.map((path) => path.slice('/image/'.length, -'.jpg'.length));
  const rows = await tx.query<{ id: string }>(sql`SELECT id FROM image WHERE id::text = ANY(${ids})`);
  const known = new Set(rows.map(({ id }) => id));
  const missing = images.findIndex((path) => isSentImage(path) && !known.has(path.slice(7, -4)));
  if (missing < 0) return;
  const field = missing < all.length ? `images.${missing}` : `options.${missing - all.length}.image`;
  throw refusedField(field, 'We couldn’t find this picture');
}

export function takenCode() {
  return refusedField('sku', 'A product with this code already exists');
}

export function noProduct() {
  return problem('not-found', { detail: 'We couldn’t find this product' });
}
