import type { OwnedProduct, ProductUpsert } from '../../../src/contract/catalogue/product/product-admin.calls.ts';
import { isSentImage } from '../../../src/domain/kit/image.ts';
import { productRules, settled } from '../../../src/domain/catalogue/product/product-draft.ts';
import sql from 'sql-template-tag';
import { type AdminChange, recordChanges } from '../../platform/audit/audit.ts';
import { staleRecord } from '../../platform/list/version.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { unlessUnread } from '../../platform/http/input/readable.ts';
import { type Findings, refuseMistakes } from '../../platform/http/input/rules.ts';
import { problem, refusedField } from '../../platform/http/problem.ts';
import { writeProductTranslations } from '../translated-products.ts';
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
  return database.transaction(async (tx) => {
    const { sku } = product;
    const there = (await readOwned(tx, [sku], 'locked')).get(sku);
    const isThere = there !== undefined && !there.isRemoved;
    if (onlyThere && !isThere) throw noProduct();
    if (there && onlyThere?.version !== undefined && onlyThere.version !== there.product.version) {
      throw staleRecord(there.product);
    }
    await refuseMistakes(productFindings(tx, product, { onlyNew }));
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
  for (const product of products) await writeProductTranslations(tx, product, there.get(product.sku)?.product);
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

/** What is refused of a product besides its schema. */
export function productFindings(
  session: Session,
  product: ProductUpsert,
  { onlyNew = false }: Pick<StoreOptions, 'onlyNew'>,
): Findings {
  return [
    async () => {
      if (!onlyNew) return null;
      const there = (await readOwned(session, [product.sku])).get(product.sku);
      return there && !there.isRemoved ? taken : null;
    },
    productRules(product),
    pictureFindings(session, product),
    codeFindings(session, product),
  ];
}

function codeFindings(session: Session, product: ProductUpsert): Findings {
  return async () => {
    const codeOf = (place: number) => product.options[place]?.sku ?? '';
    const owners = await codeOwners(session, unlessUnread(product.options.map((_, place) => () => codeOf(place))));
    return product.options.map((_, place) => () => {
      const owner = owners.get(codeOf(place)) ?? product.sku;
      return owner === product.sku
        ? null
        : { field: `options.${place}.sku`, message: 'Another product has this code' };
    });
  };
}

/** Without an upload the page would show a broken picture. */
function pictureFindings(session: Session, product: ProductUpsert): Findings {
  const missing = async (field: string, path: string) => {
    if (!isSentImage(path)) return null;
    const id = path.slice('/image/'.length, -'.jpg'.length);
    const known = await session.query(sql`SELECT FROM image WHERE id::text = ${id}`);
    return known.length > 0 ? null : { field, message: 'We couldn’t find this picture' };
  };
  return [
    () => product.images.map((_, place) => async () => missing(`images.${place}`, product.images[place] ?? '')),
    () =>
      product.options.map(
        (_, place) => async () => missing(`options.${place}.image`, product.options[place]?.image ?? ''),
      ),
  ];
}

const taken = { field: 'sku', message: 'A product with this code already exists' } as const;

export function takenCode() {
  return refusedField(taken.field, taken.message);
}

export function noProduct() {
  return problem('not-found', { detail: 'We couldn’t find this product' });
}
