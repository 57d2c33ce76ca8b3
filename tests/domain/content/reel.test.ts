import { expect, test } from 'vitest';
import { sleepMantra } from '../../../server/platform/seed/products/sleep-mantra.ts';
import { loadPage, type PageSource } from '../../../src/domain/shell/page/load-page.ts';
import { parseLocation } from '../../../src/domain/shell/page/route.ts';
import type { Reel } from '../../../src/domain/content/reel.ts';

const film: Reel = {
  id: 'dawn',
  title: 'Sleep at dawn',
  productSku: 'sleep-mantra',
  url: 'https://www.instagram.com/reel/dawn/',
  film: 'link',
  poster: '/image/dawn.jpg',
  position: 0,
};

const list = async () => ({ total: 0, products: [], facets: { categories: [], flavours: [] } });
const product = async () => ({ ...sleepMantra, published: true });

async function productPage(reading: PageSource['reading']) {
  return loadPage(parseLocation('/shop/sleep-mantra'), { list, product, reading });
}

function withReels(reels: readonly Reel[]): PageSource['reading'] {
  const unasked = () => Promise.reject(new Error('Nobody asks for it'));
  return async () => ({
    reels: async () => reels,
    reviews: unasked,
    content: unasked,
    posts: unasked,
    post: unasked,
    about: unasked,
  });
}

test('CAT-05 the page of a product has its own videos, and no poster that is none', async () => {
  const upload: Reel = { ...film, id: 'night', film: 'upload', url: '/film/night' };
  const others: Reel[] = [
    { ...film, id: 'poster', film: 'none', url: null },
    { ...film, id: 'dog', productSku: 'dog-mantra' },
    { ...film, id: 'house', productSku: null },
  ];
  expect(await productPage(withReels([film, ...others, upload]))).toMatchObject({ videos: [film, upload] });
});

test('CAT-05 where videos do not come, the page of a product does', async () => {
  const page = await productPage(() => Promise.reject(new Error('Away')));
  expect(page).toMatchObject({ route: 'product', videos: [] });
});
