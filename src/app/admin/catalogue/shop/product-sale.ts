import * as productAdminCalls from '../../../../contract/catalogue/product/product-admin.calls.ts';
import type { OwnedProduct, ProductUpsert } from '../../../../contract/catalogue/product/product-admin.calls.ts';
import * as salePriceCalls from '../../../../contract/catalogue/product/sale-price.calls.ts';
import type { PlannedPrice, SalePrice } from '../../../../contract/catalogue/product/sale-price.calls.ts';
import { formOnly, momentOrNull, wholeNumberOrNull } from '../../kit/form/fields.ts';
import { card, folded } from '../../kit/form/form-of.ts';
import { hasNoOptions, isSameChoice } from './product-options.ts';
import { atVersion } from '../../kit/list/descriptor.ts';
import { onlyChecking, refusalsOf } from '../../kit/form/record-calls.ts';
import { refusedFields, retold, withoutMade } from '../../kit/form/read-draft.ts';
import { CallFailed, isCallFailed } from '../../../../domain/kit/failure.ts';
import type { Http } from '../../../../services/platform/http/http.ts';

interface Along {
  readonly signal: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A product with its planned or running sale price. */
export type ProductOnSale = OwnedProduct & { readonly sale: SalePrice };
export type ProductWithSale = ProductUpsert & { readonly sale: PlannedPrice | null };

async function withSale(http: Http, product: OwnedProduct, signal: AbortSignal): Promise<ProductOnSale> {
  const params = { sku: product.sku };
  return { ...product, ...(await http.send(salePriceCalls.readSalePrice, { params, signal })) };
}

/** Plans or ends the sale; returns the product as it is then; refusals name the fields of the form. */
async function planned(
  http: Http,
  { sku, options }: OwnedProduct,
  sale: PlannedPrice | null,
  signal: AbortSignal,
): Promise<ProductOnSale> {
  const places = (sale?.options ?? []).map((each) => options.findIndex(isSameChoice(each)));
  const params = { sku };
  await retold(http.send(salePriceCalls.planSalePrice, { params, body: { sale }, signal }), (fields) =>
    Object.fromEntries(Object.entries(fields).map(([name, words]) => [inForm(name, places), words])),
  );
  return withSale(http, await http.send(productAdminCalls.readAnyProduct, { params, signal }), signal);
}

function isSamePlan(there: SalePrice, sale: PlannedPrice | null): boolean {
  if (!there || !sale) return there === sale;
  const keyOf = ({ variant, flavour, price }: PlannedPrice['options'][number]) =>
    [variant, flavour, price].join('\n');
  const isSamePrice =
    sale.price === null
      ? there.options.map(keyOf).toSorted().join() === sale.options.map(keyOf).toSorted().join()
      : there.price === sale.price;
  return isSamePrice && there.startsAt === sale.startsAt && there.endsAt === sale.endsAt;
}

/**
 * A product that is refused also says what is wrong with the time of its sale price. What else is planned depends on the
 * product, and is told once that is saved.
 */
async function withSaleTime<Answer>(
  saving: Promise<Answer>,
  http: Http,
  { sku, sale, signal }: { readonly sku: string; readonly sale: PlannedPrice | null; readonly signal: AbortSignal },
): Promise<Answer> {
  try {
    return await saving;
  } catch (error) {
    if (!sale || !isCallFailed(error) || error.failure.kind !== 'refused') throw error;
    // The path takes no empty code, and one that isn't there yet has no sale to compare with.
    const params = { sku: sku === '' ? 'new' : sku };
    const checking = onlyChecking(http).send(salePriceCalls.planSalePrice, { params, body: { sale }, signal });
    const { 'sale.startsAt': saleFrom, 'sale.endsAt': saleUntil } = await refusalsOf(checking);
    const others = { ...(saleFrom ? { saleFrom } : {}), ...(saleUntil ? { saleUntil } : {}) };
    throw new CallFailed({ ...error.failure, fields: { ...others, ...error.failure.fields } });
  }
}

const fieldsOfForm: Readonly<Record<string, string>> = {
  'sale.price': 'salePrice',
  'sale.options': 'options',
  'sale.startsAt': 'saleFrom',
  'sale.endsAt': 'saleUntil',
};

/** `places`: the rows of the options whose prices were sent. */
function inForm(name: string, places: readonly number[]): string {
  return fieldsOfForm[name] ?? rowOf(name, places) ?? name;
}

function rowOf(name: string, places: readonly number[]): string | undefined {
  const [, place] = /^sale\.options\.(\d+)\./u.exec(name) ?? [];
  return place === undefined ? undefined : `options.${places[Number(place)] ?? 0}.salePrice`;
}

/** The fields of a sale price; all three are read together. */
export const saleCard = folded(
  card('Sale price', {
    salePrice: formOnly(
      wholeNumberOrNull('Price during the sale', {
        half: true,
        hint: 'Whole rupees. Empty for no sale',
        isShown: hasNoOptions,
      }),
    ),
    saleFrom: formOnly(
      momentOrNull('From', {
        half: true,
        hint: 'India time. Sizes and flavours have their own sale price in their rows',
      }),
    ),
    saleUntil: formOnly(momentOrNull('Until', { half: true, isEnd: true, after: 'saleFrom' })),
  }),
  'None planned',
);

/** The calls of a product with its sale price, which has its own. */
export function callsOfProduct(http: Http) {
  // Saved, but its sale price was refused: the form doesn't know this version, and the next save isn't a colleague's.
  let ahead: { readonly product: OwnedProduct; readonly from: string | null } | null = null;
  const planAfter = async (
    product: OwnedProduct,
    { sale, from }: { readonly sale: PlannedPrice | null; readonly from: string | null },
    { signal }: Along,
  ) => {
    ahead = { product, from };
    const there = from === null ? { ...product, sale: null } : await withSale(http, product, signal);
    const stored = isSamePlan(there.sale, sale) ? there : await planned(http, product, sale, signal);
    ahead = null;
    return stored;
  };
  const update = async (
    id: string,
    { sku: _, sale, ...body }: ProductWithSale,
    {
      from,
      version,
      along,
    }: { readonly from: string | null; readonly version: number | null; readonly along: Along },
  ) => {
    const headers = version === null ? along.headers : atVersion(version);
    const call = { params: { sku: id }, body, signal: along.signal, ...(headers ? { headers } : {}) };
    const saving = http.send(productAdminCalls.updateProduct, call);
    const product = await withSaleTime(saving, http, { sku: id, sale, signal: along.signal });
    return planAfter(product, { sale, from }, along);
  };
  return {
    read: async (sku: string, along: Along) => {
      const product = await http.send(productAdminCalls.readAnyProduct, { params: { sku }, ...along });
      return withSale(http, product, along.signal);
    },
    create: async ({ sale, ...body }: ProductWithSale, along: Along) => {
      if (ahead?.from === null && ['', ahead.product.sku].includes(body.sku)) {
        const { sku } = ahead.product;
        return update(sku, { ...body, sku, sale }, { from: null, version: ahead.product.version, along });
      }
      const headers = { 'if-none-match': '*' };
      const { signal } = along;
      const saving = http.send(productAdminCalls.saveProduct, { body, headers, signal });
      const product = await retold(withSaleTime(saving, http, { sku: body.sku, sale, signal }), (fields) =>
        body.sku === '' ? withoutMade(fields, { made: 'sku', from: 'name' }) : fields,
      );
      return planAfter(product, { sale, from: null }, along);
    },
    update: async (id: string, body: ProductWithSale, along: Along) => {
      if (body.sku !== id) {
        throw refusedFields({ sku: 'The code can’t be changed. Duplicate the product to use another code' });
      }
      const from = along.headers?.['if-match'] ?? '';
      const version = ahead?.from === from ? ahead.product.version : null;
      return update(id, body, { from, version, along });
    },
  };
}
