import { sleepMantra } from '../../../server/platform/seed/products/sleep-mantra.ts';
import { pageOf } from '../../../src/app/shell/pages.tsx';
import { aboutOf } from '../../../src/domain/content/content/about.ts';
import { contentPage } from '../../../src/domain/content/content/content-page.ts';
import type { Post, PostCard } from '../../../src/domain/content/blog/blog.ts';
import type { Reel } from '../../../src/domain/content/reel.ts';
import { sampleReviews } from '../../../src/machines/content/review-list/review-list.cases.ts';
import type { Page, PageOf } from '../../../src/domain/shell/page/page.ts';
import { sampleProfile } from '../../../src/machines/account/session/session.cases.ts';
import { sampleCard } from '../../../src/machines/catalogue/wish-page/wish-page.cases.ts';
import { command, done } from '../../../src/machines/kit/cases.ts';
import { drawingOf } from './drawing.tsx';

const card: PostCard = {
  slug: 'amla-in-november',
  title: 'Amla in November',
  summary: 'A kilo of sour.',
  category: { slug: 'plants', name: 'Plants' },
  publishedAt: '2026-11-02T04:30:00.000Z',
  sku: 'sleep-mantra',
  cover: { url: '/image/amla.jpg', alt: 'Amla on a branch', width: 1200, height: 800 },
  minutes: 4,
};
const withoutCover: PostCard = { ...card, slug: 'neem', title: 'Neem is bitter', cover: null };
const post: Post = {
  ...card,
  html: '<p>A kilo of sour.</p>',
  caution: 'Ask your doctor about iron.',
  author: 'Asha Rao',
  sources: [{ name: 'A handbook', url: 'https://example.org/handbook' }],
  updatedAt: '2026-11-03T04:30:00.000Z',
  seoTitle: null,
  seoDescription: null,
  related: [withoutCover],
};
const reel: Reel = {
  id: 'one',
  title: 'A morning with neem',
  poster: '/og/sleep-mantra.jpg',
  productSku: 'sleep-mantra',
  url: '/video/one.mp4',
  film: 'upload',
  position: 0,
};
const bundle = {
  name: 'Day and Night',
  products: [{ sku: 'sleep-mantra', name: 'Sleep Mantra', quantity: 2 }],
  originalPrice: 2998,
  discountedPrice: 2548,
  savingsPercentage: 15,
};
const products = [sampleCard, { ...sampleCard, sku: 'dog-mantra', name: 'Dog Mantra', stock: 0 }];

export const productPage: PageOf<'product'> = {
  route: 'product',
  product: { ...sleepMantra, rating: { average: 4.5, count: 1200 }, published: true },
  related: products,
  videos: [reel],
  reviews: sampleReviews,
};

/** The pages of the shop with something of everything that they can show. */
export const pages: readonly Page[] = [
  {
    route: 'home',
    products,
    content: {
      bundles: [bundle],
      posts: [card],
      reels: [reel],
      videos: [{ ...reel, film: 'link', url: 'https://youtu.be/one' }],
    },
  },
  { route: 'shop', query: {}, list: { total: 2, products, facets: { categories: [], flavours: [] } } },
  productPage,
  {
    route: 'about',
    about: aboutOf({ title: 'About', summary: 'Who we are.', story: '## How it began\n\nWith a kitchen.' }),
  },
  contentPage('faq', ''),
  contentPage('legal', 'shipping'),
  { route: 'contact' },
  {
    route: 'blog',
    query: { q: 'amla', page: 2 },
    list: { total: 30, posts: [card, withoutCover], categories: [{ ...card.category, count: 2 }] },
  },
  { route: 'post', post },
  { route: 'review', token: 'a-token' },
  { route: 'pay', token: 'a-token' },
  { route: 'dashboard', section: 'profile', rest: '' },
  { route: 'login' },
  { route: 'register' },
  { route: 'checkout' },
  { route: 'payment' },
  { route: 'order-success' },
  { route: 'wishlist' },
  { route: 'popup-test' },
  { route: 'not-found' },
];

const entered = [
  done('readStored', { hasToken: false, profile: null }),
  command('session.open', { token: 'a-token', profile: { ...sampleProfile, firstName: 'Asha' } }),
];

/** What a page draws for somebody who is signed in, before anything of it has been pressed. */
export async function drawnPage(page: Page, whenLoaded: () => Promise<void>): Promise<string> {
  const code = pageOf(page);
  await code.load();
  return drawingOf(() => code.render(page), { session: entered }, {}, whenLoaded);
}
