import * as productAdminCalls from '../../../../contract/catalogue/product/product-admin.calls.ts';
import { adminSection } from '../../kit/list/admin-section.tsx';
import { listOf } from '../../kit/list/rows.ts';
import { changeOf } from './product-commands.ts';
import { productRow } from './shop.rows.ts';
import { productList } from './shop.list.ts';

/** /dashboard/shop: products with drafts, stock, import and export. */
export const ShopSection = adminSection({
  list: productList,
  calls: (http) => ({
    list: listOf(
      async (search, signal) => http.send(productAdminCalls.listAllProducts, { search, signal }),
      'items',
      productRow,
    ),
    run: async (command, picking, matching, signal) =>
      http.send(productAdminCalls.changeProducts, { body: changeOf(command, picking, matching), signal }),
    exportCsv: async (search, signal) => http.send(productAdminCalls.exportProducts, { search, signal }),
    importCsv: async (form, signal) => http.send(productAdminCalls.importProducts, { form, signal }),
  }),
  importHint:
    'A CSV file with the same columns as an export. The sku column identifies the product. Missing columns stay unchanged.',
  forms: { newLabel: 'New product' },
});
