import { goodsCalls } from '../../../services/platform/http/goods-calls.ts';
import type { Http } from '../../../services/platform/http/http.ts';
import type { RecordCalls } from '../kit/descriptor.ts';
import { formSection } from '../record/record-section.tsx';
import { productRecord } from './product-config.tsx';
import { draftOfProduct, emptyProduct, productOfDraft } from './product-record.ts';
import { atVersion, readOrNone, refusedFields, saved } from '../record/saved.ts';

/** One product, with its card as shoppers will see it (ADM-01). */
export const ProductForm = formSection('shop', {
  config: productRecord,
  calls: recordCalls,
  empty: emptyProduct,
});

function recordCalls(http: Http): RecordCalls {
  const load = async (sku: string, signal: AbortSignal) =>
    readOrNone(async () => draftOfProduct(await http.send(goodsCalls.readAnyProduct, { params: { sku }, signal })));
  return {
    load,
    save: async ({ id, version, draft }, signal) => {
      const { sku, ...product } = productOfDraft(draft);
      if (id !== null && sku !== id) {
        throw refusedFields({ sku: 'The code can’t be changed. Duplicate the product to use another code' });
      }
      const send = async () =>
        id === null
          ? http.send(goodsCalls.saveProduct, {
              body: { sku, ...product },
              headers: { 'if-none-match': '*' },
              signal,
            })
          : http.send(goodsCalls.updateProduct, {
              params: { sku: id },
              body: product,
              headers: atVersion(version),
              signal,
            });
      return saved(
        async () => draftOfProduct(await send()),
        async () => load(sku, signal),
      );
    },
    remove: async (sku, signal) => http.send(goodsCalls.deleteProduct, { params: { sku }, signal }),
  };
}
