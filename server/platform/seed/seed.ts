import sql from 'sql-template-tag';
import { writeTranslations } from '../list/translation/translation.queries.ts';
import type { Database } from '../database/database.ts';
import { seedAccounts } from './accounts.ts';
import { seedBanners } from './banners.ts';
import { hindiBusiness } from './hindi-business.ts';
import { seedOffers } from './offers.ts';
import { seedPosts } from './posts/seed-posts.ts';
import { seedBundles } from './bundles.ts';
import { insertProduct } from './products/products.queries.ts';
import { seedPopup } from './popup.ts';
import { seedReels } from './reels.ts';
import { seedProducts } from './products/seed-products.ts';

/** The lock that lets only one instance seed. */
const seedLock = 7_201_001;

/**
 * Adds products, offers and accounts to an empty shop (CAT-03, RUN-01); does nothing if there is a product or a
 * person already. A shop with a business of its own gets no texts about the sample's. Returns whether it seeded.
 */
export async function seedEmptyShop(database: Database, { hasOwnBusiness = false } = {}): Promise<boolean> {
  return database.transaction(async (tx) => {
    await tx.query(sql`SELECT pg_advisory_xact_lock(${seedLock})`);
    const { used } = await tx.one<{ used: boolean }>(sql`
      SELECT EXISTS (SELECT FROM product) OR EXISTS (SELECT FROM shopper) AS used`);
    if (used) return false;
    for (const [index, product] of seedProducts.entries()) await insertProduct(tx, product, index + 1);
    await seedOffers(tx);
    await seedBundles(tx);
    await seedBanners(tx);
    await seedPopup(tx);
    await seedReels(tx);
    await seedPosts(tx);
    await seedAccounts(tx);
    if (!hasOwnBusiness) await writeTranslations(tx, 'business', 'business', { hi: hindiBusiness });
    return true;
  });
}
