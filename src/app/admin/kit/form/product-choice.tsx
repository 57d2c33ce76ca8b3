import * as productCalls from '../../../../contract/catalogue/product/product.calls.ts';
import type { ComponentProps } from 'react';
import { firstChoice } from '../../../../domain/catalogue/product/option.ts';
import { isCallFailed } from '../../../../domain/kit/failure.ts';
import type { ProductCard } from '../../../../domain/catalogue/product/product.ts';
import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import {
  productChoiceLogic,
  type ProductChoicePorts,
} from '../../../../machines/catalogue/product-choice/product-choice.actors.ts';
import type { Http } from '../../../../services/platform/http/http.ts';
import { useScreenActor } from '../../../../ui/shell/app/actors.tsx';
import { ProductField, Products } from '../../../../ui/admin/picker/products.tsx';
import type { FieldConfig, FieldDrawProps } from '../../../../ui/admin/record/admin.types.ts';
import { partsOf, textOf } from '../../../../ui/admin/record/field-values.ts';
import { useServices } from '../../../platform/services.tsx';
import type { AroundProps } from '../list/descriptor.ts';
import type { Field } from './fields.ts';

/** Maximum products in a search result. */
const max = '40';

/**
 * Provides the shop's products to the fields inside, those that they name and what is searched for; each search runs
 * on the server, so the catalogue's size doesn't matter.
 */
export function WithProducts({ fields, source, children }: AroundProps) {
  const actor = useProductChoice((tell) => source.follow((draft) => tell(productsIn(fields, draft))));
  return <Products actor={actor}>{children}</Products>;
}

type Look = Omit<ComponentProps<typeof ProductField>, keyof FieldDrawProps | 'label'> & { readonly label?: string };

/** A field with one product, in a form that has products around it. */
export function productField<In, Out>(way: Omit<Field<In, Out>, 'configs'>, look: Look = {}): Field<In, Out> {
  const { label = 'Product', others = [], ...texts } = look;
  const draw = (props: FieldDrawProps) => <ProductField {...props} {...texts} label={label} others={others} />;
  const isProduct = (value: string) => others.every((other) => other.value !== value);
  return { ...way, configs: (name) => [{ kind: 'own', name, label, draw, isProduct }] };
}

/** The codes of the products that a draft's fields name. */
function productsIn(fields: readonly FieldConfig[], draft: Draft): string[] {
  return fields.flatMap((field) => {
    const value = draft[field.name];
    if (field.kind === 'rows') return partsOf(value).flatMap((part) => productsIn(field.fields, part));
    return field.kind === 'own' && field.isProduct?.(textOf(value)) === true ? [textOf(value)] : [];
  });
}

/** Finds the shop's products by search, and those that `watchWanted` tells of. */
export function useProductChoice(watchWanted: ProductChoicePorts['watchWanted'] = () => () => {}) {
  const { http } = useServices();
  return useScreenActor(
    productChoiceLogic({
      loadProducts: async ({ text, wanted }, signal) => {
        const query = { limit: max, ...(text.trim() === '' ? { sort: 'name' as const } : { q: text.trim() }) };
        const [{ products, total }, ...named] = await Promise.all([
          http.send(productCalls.listProducts, { query, signal }),
          ...wanted.map(async (sku) => findProduct(http, sku, signal)),
        ]);
        return { matches: products, total, wanted: named.filter((product) => product !== null) };
      },
      watchWanted,
    }),
    undefined,
  );
}

interface ChosenLine {
  readonly sku: string;
  readonly flavour: string;
  readonly variant: string;
}

/** The lines with the first flavour and size where none is chosen. */
export async function withFirstChoices<Line extends ChosenLine>(
  http: Http,
  lines: readonly Line[],
  signal: AbortSignal,
): Promise<Line[]> {
  const skus = new Set(lines.map(({ sku }) => sku).filter((sku) => sku !== ''));
  const found = await Promise.all([...skus].map(async (sku) => findProduct(http, sku, signal)));
  const products = new Map(found.flatMap((product) => (product ? [[product.sku, product]] : [])));
  return lines.map((line) => {
    const product = products.get(line.sku);
    const first = product ? firstChoice(product) : { flavour: '', variant: '' };
    return { ...line, flavour: line.flavour || first.flavour, variant: line.variant || first.variant };
  });
}

/** Null when the shop doesn't sell it; rejects with any other CallFailed. */
export async function findProduct(http: Http, sku: string, signal: AbortSignal): Promise<ProductCard | null> {
  return foundOrNull(http.send(productCalls.getProduct, { params: { sku }, signal }));
}

/** Null when the server refuses to show it; rejects with any other CallFailed. */
export async function foundOrNull<Found>(reading: Promise<Found>): Promise<Found | null> {
  try {
    return await reading;
  } catch (error) {
    if (isCallFailed(error) && error.failure.kind === 'refused') return null;
    throw error;
  }
}
