import * as productCalls from '../../../../contract/catalogue/product/product.calls.ts';
import type { ReactNode } from 'react';
import { firstChoice } from '../../../../domain/catalogue/product/option.ts';
import { isCallFailed } from '../../../../domain/kit/failure.ts';
import type { ProductCard } from '../../../../domain/catalogue/product/product.ts';
import { productChoiceLogic } from '../../../../machines/catalogue/product-choice/product-choice.actors.ts';
import type { Http } from '../../../../services/platform/http/http.ts';
import { useScreenActor } from '../../../../ui/shell/app/actors.tsx';
import { Products } from '../../../../ui/admin/picker/products.tsx';
import { useServices } from '../../../platform/services.tsx';

/** Maximum products in a search result. */
const max = '40';

/**
 * Provides the shop's products to the fields inside; each search runs on the server, so the catalogue's size
 * doesn't matter.
 */
export function WithProducts({ children }: { children: ReactNode }) {
  return <Products actor={useProductChoice()}>{children}</Products>;
}

/** Finds the shop's products by search. */
export function useProductChoice() {
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
