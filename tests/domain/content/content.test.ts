import { emptyHome } from '../../../src/domain/content/home-content.ts';
import { describe, expect, test } from 'vitest';
import { htmlOf, writtenPosts } from '../../../server/platform/seed/posts/written-posts.ts';
import { wordCount } from '../../../src/domain/content/blog/blog.ts';
import { plainAbout, sampleAbout } from '../../../server/platform/start/sample-about.ts';
import { sectionsOf } from '../../../src/domain/content/content/story.ts';
import type { Passage, Section } from '../../../src/domain/content/content/content.ts';
import { factsOf, type FactSource, filled } from '../../../src/domain/content/content/facts.ts';
import { topics } from '../../../src/domain/content/content/faq.ts';
import { legalDocuments } from '../../../src/domain/content/content/legal.ts';
import { loadPage, type PageSource } from '../../../src/domain/shell/page/load-page.ts';
import { parseLocation } from '../../../src/domain/shell/page/route.ts';

const shop: FactSource = {
  business: {
    shopName: 'hortus',
    companyName: 'Hortus Herbals',
    addressLines: ['1 Garden Road', 'Bengaluru'],
    pincode: '560066',
    phone: '+91 80 1234 5678',
    email: 'care@example.in',
    hours: '9AM to 6PM',
    grievance: { name: null, designation: 'Grievance officer', email: null, phone: null },
  },
  rules: { deliveryFee: 60, freeDeliveryFrom: 1000, codFee: 40, clubProduct: null },
  membership: { price: 999, timePeriod: 12 },
  codLimit: 5000,
  returnDays: 7,
};

const nothing: PageSource = {
  list: async () => ({ total: 0, products: [], facets: { categories: [], flavours: [] } }),
  product: async () => null,
  reading: async () => ({
    content: async () => emptyHome,
    reels: async () => [],
    reviews: async () => ({
      figures: { stars: [0, 0, 0, 0, 0], withPhotos: 0, rejected: 0 },
      reviews: [],
      next: null,
    }),
    posts: async () => ({ total: 0, posts: [], categories: [] }),
    post: async () => null,
    about: async () => sampleAbout,
  }),
};

const load = (href: string) => loadPage(parseLocation(href), nothing);

const textsOf = (passages: readonly Passage[]) => passages.flat();
const textsIn = (sections: readonly Section[]) =>
  sections.flatMap(({ title, passages }) => [title, ...textsOf(passages)]);

const everyText = [
  ...[sampleAbout, plainAbout].flatMap(({ title, summary, story }) => [
    title,
    summary,
    ...textsIn(sectionsOf(story)),
  ]),
  ...topics.flatMap(({ title, questions }) => [
    title,
    ...questions.flatMap(({ question, answer }) => [question, ...textsOf(answer)]),
  ]),
  ...legalDocuments.flatMap(({ title, summary, sections }) => [title, summary, ...textsIn(sections)]),
  ...writtenPosts.flatMap(({ title, summary, caution, sections }) => [
    title,
    summary,
    caution,
    ...textsIn(sections),
  ]),
];

describe('the texts of the shop', () => {
  test('CNT-01 every word in braces is a fact of the shop', () => {
    const left = everyText.filter((text) => /[{}]/u.test(filled(text, factsOf(shop))));
    expect(left).toEqual([]);
  });

  test('CNT-01 no text promises what only a medicine may, or claims an approval', () => {
    const claims =
      /\b(?:cur(?:e|es|ed|ing)|heal(?:s|ed|ing)?|treat(?:s|ed|ing|ment|ments)?|prevent(?:s|ed|ing)?|guarante\w*|remed\w+|clinically|proven|miracle|ministry|approved|certified)\b/iu;
    expect(everyText.filter((text) => claims.test(text))).toEqual([]);
  });

  test('CNT-02 the texts are plain: no markup and no address of another site', () => {
    expect(everyText.filter((text) => /[<>]|https?:|\]\(/u.test(text))).toEqual([]);
  });

  test('CNT-01 eight to twelve questions are answered, each asked once', () => {
    const questions = topics.flatMap((topic) => topic.questions.map(({ question }) => question));
    expect(questions.length).toBeGreaterThanOrEqual(8);
    expect(questions.length).toBeLessThanOrEqual(12);
    expect(new Set(questions).size).toBe(questions.length);
  });

  test('CNT-01 the house begins with six posts or more, the newest first, of 350 to 700 words, each with sources', () => {
    expect(writtenPosts.length).toBeGreaterThanOrEqual(6);
    const days = writtenPosts.map(({ publishedOn }) => publishedOn);
    expect(days).toEqual(days.toSorted().toReversed());
    const lengths = writtenPosts.map(({ sections }) => wordCount(htmlOf(sections)));
    expect(lengths.filter((words) => words < 350 || words > 700)).toEqual([]);
    expect(writtenPosts.filter(({ sources }) => sources.length < 2).map(({ slug }) => slug)).toEqual([]);
    const addresses = writtenPosts.flatMap(({ sources }) => sources.map(({ url }) => url));
    expect(addresses.filter((url) => !/^https:\/\/[^\s<>"]+$/u.test(url))).toEqual([]);
  });
});

describe('the facts in the texts', () => {
  test('CNT-01 amounts, limits and the business are those of the configuration', () => {
    expect(factsOf(shop)).toEqual({
      shopName: 'hortus',
      companyName: 'Hortus Herbals',
      address: '1 Garden Road, Bengaluru 560066',
      phone: '+91\u00a080\u00a01234\u00a05678',
      email: 'care@example.in',
      hours: '9AM to 6PM',
      grievanceOfficer: 'the grievance officer',
      grievanceEmail: 'care@example.in',
      grievancePhone: '+91\u00a080\u00a01234\u00a05678',
      returnDays: '7 days',
      deliveryPrice: 'Delivery costs ₹60 and is free for orders of ₹1,000 or more',
      cashTerms:
        'Cash on delivery is available for orders up to ₹5,000, for a fee of ₹40 that is shown before you choose it',
      clubPercent: '20%',
      clubPrice: '₹999 for 12 months',
    });
  });

  test('CNT-01 what a shop does not charge or offer is not named as an amount', () => {
    const byPlace = factsOf({ ...shop, rules: { ...shop.rules, isFeeByPlace: true } });
    expect(byPlace.deliveryPrice).toBe(
      'Delivery costs ₹60 and is free for orders of ₹1,000 or more; some places have another fee, which you see before you pay',
    );
    const free = factsOf({ ...shop, rules: { ...shop.rules, deliveryFee: 0, codFee: 0 }, membership: null });
    expect([free.deliveryPrice, free.cashTerms, free.clubPrice]).toEqual([
      'Delivery is free',
      'Cash on delivery is available for orders up to ₹5,000, without an extra fee',
      'the price shown in the shop',
    ]);
    expect(factsOf({ ...shop, codLimit: 0 }).cashTerms).toBe('Cash on delivery isn’t available at the moment');
  });

  test('CNT-01 a grievance officer of the configuration is named', () => {
    const grievance = {
      name: 'R. Iyer',
      designation: 'Grievance officer',
      email: 'officer@example.in',
      phone: '1800 1',
    };
    const { grievanceOfficer, grievanceEmail, grievancePhone } = factsOf({
      ...shop,
      business: { ...shop.business, grievance },
    });
    expect([grievanceOfficer, grievanceEmail, grievancePhone]).toEqual([
      'R. Iyer, grievance officer',
      'officer@example.in',
      '1800\u00a01',
    ]);
  });

  test('a word in braces that is no fact stays as it is', () => {
    expect(filled('{shopName} and {toString}', factsOf(shop))).toBe('hortus and {toString}');
  });
});

describe('the pages of the texts', () => {
  test('RTE-01 the four policies and the journal are pages', async () => {
    const hrefs = ['/about', '/contact', '/faq', '/blog'];
    const policies = ['terms', 'shipping', 'privacy', 'refund'].map((slug) => `/legal/${slug}`);
    const pages = await Promise.all([...hrefs, ...policies].map(load));
    expect(pages.map(({ route }) => route)).toEqual([
      'about',
      'contact',
      'faq',
      'blog',
      'legal',
      'legal',
      'legal',
      'legal',
    ]);
  });

  test('RTE-01 an unknown policy, an unknown post and anything below them are not found', async () => {
    const hrefs = [
      '/legal',
      '/legal/none',
      '/legal/terms/more',
      '/blog/none',
      '/blog/neem-is-bitter/more',
      '/about/us',
    ];
    const pages = await Promise.all(hrefs.map(load));
    expect(pages).toEqual(hrefs.map(() => ({ route: 'not-found' })));
  });
});
