import { instagramCalls, reelCalls } from '../../../contract/content/reel.calls.ts';
import * as productCalls from '../../../contract/catalogue/product/product.calls.ts';
import * as blogCalls from '../../../contract/content/blog/blog.calls.ts';
import * as businessCalls from '../../../contract/content/business.calls.ts';
import * as orderCalls from '../../../contract/orders/order/order.calls.ts';
import * as bundleAnalyticsCalls from '../../../contract/promotions/bundle/bundle-analytics.calls.ts';
import * as bundleCalls from '../../../contract/promotions/bundle/bundle.calls.ts';
import * as suggestionCalls from '../../../contract/promotions/bundle/suggestion.calls.ts';
import type { WireLine } from '../../../contract/cart/cart.calls.ts';
import type { Answer, Call } from '../../../contract/call.ts';
import { bundleConstants } from '../../../domain/kit/constants.ts';
import { addLine, lineOf, type Cart } from '../../../domain/cart/cart.ts';
import { CallFailed } from '../../../domain/kit/failure.ts';
import { priceCart } from '../../../domain/cart/pricing/price-cart.ts';
import { isMembership, type PricedProduct } from '../../../domain/catalogue/product/product.ts';
import type { CallOptions } from '../http/http.ts';
import { demoPostList } from './demo-blog.ts';
import { listOf } from './demo-catalogue.ts';
import type { DemoShop } from './demo-shop.ts';

export type DemoAnswer = (options: object) => unknown;

/**
 * The responses of a build without a server, by method and path. Catalogue, cart prices and bundles come from the
 * data in the page. Throws CallFailed where the server would.
 */
export function demoAnswers(
  { site, products, bundles, posts, about }: DemoShop,
  now: () => number,
): ReadonlyMap<string, DemoAnswer> {
  const known = new Map(products.map((product) => [product.sku, product]));
  return new Map([
    row(productCalls.listProducts, ({ query = {} }) => listOf(products, query)),
    row(productCalls.getProduct, ({ params }) => {
      const product = known.get(params?.sku ?? '');
      if (!product || isMembership(product.sku)) throw refusal(404, 'We couldn’t find this product.');
      return product;
    }),
    row(orderCalls.quoteOrder, ({ body }) =>
      priceCart({
        cart: cartOf(body?.lines ?? [], known),
        products: known,
        rules: site.rules,
        isMember: false,
        coupon: body?.couponCode === undefined ? null : { code: body.couponCode, terms: null },
        cashOnDelivery: body?.paymentMethod === 'cod',
        now: new Date(now()),
      }),
    ),
    row(suggestionCalls.suggestBundles, ({ body }) => ({
      success: true,
      primaryBundles: bundles.filter(
        ({ products: parts }) =>
          (body?.currentProduct ?? null) === null || parts.some(({ sku }) => sku === body?.currentProduct),
      ),
      crossSellBundles: [],
      urgencyBundles: [],
      tierProgress: { currentTier: null, nextTier: null, progress: { percentage: 0, remaining: 0 } },
      analytics: {
        recommendationId: '00000000-0000-4000-8000-000000000000',
        generated_at: new Date(now()).toISOString(),
        deviceType: body?.deviceType ?? 'desktop',
        productSku: body?.currentProduct ?? null,
      },
    })),
    row(bundleCalls.getBundleSettings, () => ({ enabled: true, visibleCount: bundleConstants.visible })),
    unheard(bundleAnalyticsCalls.trackBundleEvents),
    unheard(bundleAnalyticsCalls.viewRecommendation),
    unheard(bundleAnalyticsCalls.touchRecommendation),
    row(blogCalls.listPosts, ({ query = {} }) => demoPostList(posts, query)),
    row(businessCalls.readAbout, () => about),
    row(reelCalls.list, () => ({ reels: [] })),
    row(instagramCalls.list, () => ({ reels: [] })),
    row(blogCalls.getPost, ({ params }) => {
      const post = posts.find(({ slug }) => slug === params?.id);
      if (!post) throw refusal(404, 'We couldn’t find this post.');
      return post;
    }),
    row(bundleCalls.listBundles, () => ({ total: bundles.length, bundles })),
  ]);
}

function row<C extends Call>(
  { method, path }: C,
  answer: (options: CallOptions<C>) => Answer<C>,
): readonly [string, DemoAnswer] {
  return [`${method} ${path}`, answer];
}

/** A request that expects no response, such as tracking. */
function unheard({ method, path }: Call): readonly [string, DemoAnswer] {
  return [`${method} ${path}`, () => null];
}

/** A refusal as the server would send it. */
export function refusal(status: number, message: string): CallFailed {
  return new CallFailed({
    kind: 'refused',
    status,
    slug: 'no-server',
    message,
    fields: {},
    retryAfter: null,
    body: null,
  });
}

/** Cart lines with the names of the page's products. Unknown products are dropped. */
function cartOf(lines: readonly WireLine[], products: ReadonlyMap<string, PricedProduct>): Cart {
  return lines.reduce<Cart>((cart, { sku, flavour, variant, packageType, quantity, price, bundleInfo }) => {
    const product = products.get(sku);
    if (!product) return cart;
    const line = lineOf(product, { flavour, variant, packageType, quantity });
    return addLine(cart, { ...line, price: price ?? line.price, ...(bundleInfo ? { bundleInfo } : {}) });
  }, []);
}
