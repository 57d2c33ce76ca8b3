import { defaultBundleSizes } from '../../src/domain/promotions/bundle/bundle.ts';
import { bundleOriginal, type StoreBundle } from '../../src/domain/promotions/bundle/store-bundle.ts';
import { bundleConstants } from '../../src/domain/kit/constants.ts';
import { fallbackBanners } from '../../src/domain/promotions/banner.ts';
import { percentOf } from '../../src/domain/kit/money/money.ts';
import { membershipSku, type Product } from '../../src/domain/catalogue/product/product.ts';
import { fallbackTiers } from '../../src/domain/promotions/tier/tier.ts';
import { demoPosts } from './demo-posts.ts';
import type { DemoShop } from '../../src/services/platform/demo/demo-shop.ts';
import { seedBundleList } from '../../server/platform/seed/bundles.ts';
import { seedProducts } from '../../server/platform/seed/products/seed-products.ts';
import { noTracking } from '../../src/domain/shell/site/business-record.ts';
import { sandboxBusiness } from '../../server/platform/start/business.ts';

/** The shop that the seed would make, without a database: what the build without a server sells. */
export function demoShop(season: DemoShop['site']['season'] = 'botanical'): DemoShop {
  const products = seedProducts.map(({ weights: _, ...product }) => ({ ...product, published: true }));
  const { about, ...business } = sandboxBusiness;
  const club = products.find(({ sku }) => sku === membershipSku) ?? null;
  return {
    site: {
      origin: '',
      mode: 'sandbox',
      season,
      business,
      rules: {
        tiers: fallbackTiers,
        bundleSizes: defaultBundleSizes,
        clubProduct: club && { discount: club.discount },
        deliveryFee: 49,
        freeDeliveryFrom: 499,
        codFee: 40,
      },
      membership: club,
      splashFactor: 0,
      banners: fallbackBanners,
      codLimit: 5000,
      returnDays: 7,
      tracking: noTracking,
    },
    products,
    bundles: bundlesOf(products),
    posts: demoPosts(),
    about,
  };
}

/** Time-limited ones stay out: a folder of files has no beginning that they could end from. */
function bundlesOf(products: readonly Product[]): StoreBundle[] {
  const known = new Map(products.map((product) => [product.sku, product]));
  return seedBundleList
    .filter(({ hours }) => hours === null)
    .map((bundle, position) => {
      const parts = Object.entries(bundle.products).map(([sku, quantity]) => ({
        id: sku,
        sku,
        name: known.get(sku)?.name ?? sku,
        quantity,
      }));
      const originalPrice = bundleOriginal(parts, known) ?? 0;
      const savings = percentOf(originalPrice, bundle.percentage);
      return {
        id: `00000000-0000-4000-8000-00000000000${position}`,
        name: bundle.name,
        description: bundle.description,
        type: bundle.type,
        products: parts,
        originalPrice,
        discountedPrice: originalPrice - savings,
        savings,
        savingsPercentage: bundle.percentage,
        badge: bundle.badge,
        isPopular: false,
        isTimeLimited: false,
        expiresIn: bundleConstants.expiresInSeconds,
        endsAt: null,
        validUntil: null,
        conditions: { minOrderValue: bundle.minOrderValue, excludedProducts: [] },
        stockLevel: bundle.stock,
        position,
      };
    });
}
