import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { TranslationNeed } from '../../../../src/domain/kit/text/translated.ts';

/** The kinds that have a list, with the column of each member that can be translated; the triggers know the same. */
export const translatedColumns = {
  product: {
    tagline: 'tagline',
    description: 'description',
    ingredients: 'ingredients',
    benefits: 'benefits',
    howToUse: 'how_to_use',
    questions: 'questions',
    labelFacts: 'label_facts',
    bestBefore: 'label.bestBefore',
    caution: 'label.caution',
    seoTitle: 'seo_title',
    seoDescription: 'seo_description',
  },
  banner: { text: 'text' },
  bundle: { name: 'name', description: 'description', badge: 'badge' },
  post: {
    title: 'title',
    summary: 'summary',
    html: 'html',
    caution: 'caution',
    coverAlt: 'cover_alt',
    seoTitle: 'seo_title',
    seoDescription: 'seo_description',
  },
  coupon: { name: 'name', description: 'description', urgencyMessage: 'urgency_message' },
  campaign: { popupTitle: 'popup.title', couponDescription: 'popup.text', buttonText: 'popup.button' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What records of a kind have in common with others of it: words that are translated once, by their English. */
const sharedWords: { readonly [Each in keyof typeof translatedColumns]?: readonly Shared[] } = {
  product: [
    { kind: 'product-category', words: sql`ARRAY[product.category]` },
    { kind: 'product-choice', words: sql`product.flavours` },
  ],
};

interface Shared {
  readonly kind: string;
  /** A list of texts. */
  readonly words: Sql;
}

const keys: Readonly<Record<keyof typeof translatedColumns, string>> = {
  product: 'product.sku',
  banner: 'banner.id::text',
  bundle: 'bundle.id::text',
  post: 'post.id::text',
  coupon: 'coupon.id::text',
  campaign: 'campaign.id::text',
};

/** The conditions of a list's filter by what is to do for a language (LNG-01). */
export function translationConditions(
  kind: keyof typeof translatedColumns,
  need: TranslationNeed | undefined,
): Sql[] {
  if (need === undefined) return [];
  const language = need.slice(0, need.indexOf('-'));
  const of = sql`translation.kind = ${kind} AND language = ${language} AND record_id = ${raw(keys[kind])}`;
  if (need.endsWith('-outdated')) {
    return [sql`EXISTS (SELECT FROM translation WHERE ${of} AND english_changed_at IS NOT NULL)`];
  }
  const without = Object.entries(translatedColumns[kind]).map(
    ([member, column]) =>
      sql`(${isFilled(kind, column)} AND NOT EXISTS (SELECT FROM translation WHERE ${of} AND member = ${member}))`,
  );
  for (const { kind: common, words } of sharedWords[kind] ?? []) {
    without.push(sql`EXISTS (SELECT FROM unnest(${words}) AS word WHERE word <> '' AND NOT EXISTS (
      SELECT FROM translation WHERE translation.kind = ${common} AND language = ${language} AND record_id = word))`);
  }
  return [sql`(${join(without, ' OR ')})`];
}

/** Whether the English has words: it isn't empty, neither as a text nor as a list, and no mere number or month. */
function isFilled(table: string, column: string): Sql {
  const [name = '', ...inside] = column.split('.');
  const path = inside.map((each) => ` -> '${each}'`).join('');
  return sql`(to_jsonb(${raw(`${table}.${name}`)})${raw(path)})::text ~ '[[:alpha:]]'`;
}
