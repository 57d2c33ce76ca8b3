import { t } from '../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import {
  pageSize,
  productQueryString,
  type ProductList,
  type ProductQuery,
} from '../../../domain/catalogue/catalogue.ts';
import { choiceName } from '../../../domain/catalogue/product/choice-names.ts';
import { formatTotal, reachable } from '../../../domain/kit/money/counted.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import { type PageLinks, pageLinks } from '../../../domain/shell/page/page-links.ts';
import type { catalogueMachine } from './catalogue.machine.ts';

export interface FilterChoice {
  readonly label: string;
  /** Number of products it leaves; left out if not counted. */
  readonly count?: number;
  /** Whether its label is in the reader's language, although an admin wrote it. */
  readonly isTranslated?: boolean;
  readonly isChosen: boolean;
  /** A real URL, so that links work without JavaScript. */
  readonly href: string;
  readonly change: Partial<ProductQuery>;
}

export interface FilterGroup {
  readonly title: string;
  readonly choices: readonly FilterChoice[];
}

export interface CatalogueView extends PageLinks {
  readonly text: string;
  readonly sort: NonNullable<ProductQuery['sort']>;
  readonly isBusy: boolean;
  readonly isFiltered: boolean;
  /** '4 products', '2 products for “sleep”'. */
  readonly result: string;
  readonly groups: readonly FilterGroup[];
}

const bands: readonly { readonly minPrice?: number; readonly maxPrice?: number }[] = [
  { maxPrice: 999 },
  { minPrice: 1000, maxPrice: 1499 },
  { minPrice: 1500, maxPrice: 2999 },
  { minPrice: 3000 },
];

/** So many products are seen at a glance: filters would only stand in front of them. */
const fewProducts = 8;

/** View model of the shop page around its list. */
export function catalogueView(snapshot: SnapshotFrom<typeof catalogueMachine>, list: ProductList): CatalogueView {
  const { query, text } = snapshot.context;
  const filters = { ...query, sort: undefined, page: undefined };
  const isFiltered = productQueryString(filters) !== '';
  // What is chosen can always be undone.
  const isNarrowed = productQueryString({ ...filters, q: undefined }) !== '';
  return {
    text,
    sort: query.sort ?? 'featured',
    isBusy: snapshot.matches('awaiting'),
    isFiltered,
    result: resultText(list, query),
    groups:
      isNarrowed || list.total > fewProducts
        ? [categoryGroup(query, list), flavourGroup(query, list), priceGroup(query)].filter(
            (group) => group.choices.length > 1,
          )
        : [],
    ...pageLinks({ page: query.page ?? 1, size: pageSize, total: reachable(list.total) }, (page) =>
      hrefOf({ ...query, page }),
    ),
  };
}

function resultText({ total, products: shown, isNearest }: ProductList, { q, page = 1 }: ProductQuery): string {
  if (isNearest) return t`No product matches all words. Closest:`;
  const products =
    total === 1 ? t`1 product` : t`${formatTotal(total, (page - 1) * pageSize + shown.length)} products`;
  return q === undefined ? products : t`${products} for “${q}”`;
}

function hrefOf(query: ProductQuery): string {
  return `/shop${productQueryString(query)}`;
}

function choiceOf(query: ProductQuery, label: string, change: Partial<ProductQuery>, count?: number): FilterChoice {
  const href = hrefOf({ ...query, page: undefined, ...change });
  const isChosen = href === hrefOf({ ...query, page: undefined });
  return { label, change, isChosen, href, ...(count === undefined ? {} : { count }) };
}

function categoryGroup(query: ProductQuery, list: ProductList): FilterGroup {
  const all = choiceOf(query, t`All`, { category: undefined });
  const some = list.facets.categories.map(({ value, name, count }) => ({
    ...choiceOf(query, name ?? value, { category: value }, count),
    isTranslated: name !== undefined,
  }));
  return { title: t`Category`, choices: some.length === 0 ? [] : [all, ...some] };
}

function flavourGroup(query: ProductQuery, list: ProductList): FilterGroup {
  const all = choiceOf(query, t`Any`, { flavour: undefined });
  const some = list.facets.flavours.map(({ value, count }) => {
    const name = choiceName(value);
    return { ...choiceOf(query, name, { flavour: value }, count), isTranslated: name !== value };
  });
  return { title: t`Flavour`, choices: some.length === 0 ? [] : [all, ...some] };
}

function priceGroup(query: ProductQuery): FilterGroup {
  const all = choiceOf(query, t`Any`, { minPrice: undefined, maxPrice: undefined });
  const some = bands.map(({ minPrice, maxPrice }) =>
    choiceOf(query, bandLabel(minPrice, maxPrice), { minPrice, maxPrice }),
  );
  return { title: t`Price`, choices: [all, ...some] };
}

function bandLabel(minPrice: number | undefined, maxPrice: number | undefined): string {
  if (minPrice === undefined) return t`Up to ${formatRupees(maxPrice ?? 0)}`;
  return maxPrice === undefined
    ? t`${formatRupees(minPrice)} and more`
    : t`${formatRupees(minPrice)} to ${formatRupees(maxPrice)}`;
}
