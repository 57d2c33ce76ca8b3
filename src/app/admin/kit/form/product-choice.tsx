import * as productCalls from '../../../../contract/catalogue/product/product.calls.ts';
import type { ReactNode } from 'react';
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

/** Null when the shop doesn't sell it; rejects with any other CallFailed. */
export async function findProduct(http: Http, sku: string, signal: AbortSignal): Promise<ProductCard | null> {
  try {
    return await http.send(productCalls.getProduct, { params: { sku }, signal });
  } catch (error) {
    if (isCallFailed(error) && error.failure.kind === 'refused') return null;
    throw error;
  }
}
