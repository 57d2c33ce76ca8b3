import * as productAdminCalls from '../../../../contract/catalogue/product/product-admin.calls.ts';
import type { ProductRow } from '../../../../contract/catalogue/product/product-admin.calls.ts';
import { lowStock } from '../../../../domain/catalogue/product/product-admin.ts';
import type { Picking } from '../../../../machines/admin/frame/collection/collection.types.ts';
import { adminSection } from '../../kit/list/admin-section.tsx';
import { chosenOf, commandOf } from '../../kit/list/bulk.ts';
import { badge, money, moment, number, text } from '../../kit/list/cells.ts';
import type { Search } from '../../kit/list/descriptor.ts';
import { listOf } from '../../kit/list/rows.ts';
import { productList } from './shop.list.ts';

/** /dashboard/shop: products with drafts, stock, import and export. */
export const ShopSection = adminSection({
  list: productList,
  calls: (http) => ({
    list: listOf(
      async (search, signal) => http.send(productAdminCalls.listAllProducts, { search, signal }),
      'items',
      rowOf,
    ),
    run: async (command, picking, matching, signal) =>
      http.send(productAdminCalls.changeProducts, { body: bodyOf(command, picking, matching), signal }),
    exportCsv: async (search, signal) => http.send(productAdminCalls.exportProducts, { search, signal }),
    importCsv: async (form, signal) => http.send(productAdminCalls.importProducts, { form, signal }),
  }),
  importHint:
    'A CSV file with the same columns as an export. The sku column identifies the product. Missing columns stay unchanged.',
  forms: { newLabel: 'New product' },
});

/** 'price:10' changes prices by ten percent, 'stock:5' sets the stock. */
function bodyOf(command: string, picking: Picking, matching: Search) {
  const [name = '', amount = ''] = command.split(':');
  const action = commandOf(name, ['draft', 'publish', 'price', 'stock', 'delete', 'restore']);
  return {
    action,
    ...chosenOf(picking, matching),
    ...(action === 'price' ? { percent: Number(amount) } : {}),
    ...(action === 'stock' ? { stock: Number(amount) } : {}),
  };
}

function rowOf(product: ProductRow) {
  const { sku, name, category, price, stock, published, needsPrescription, hsn, updatedAt } = product;
  return {
    id: sku,
    name,
    cells: {
      name: text(name),
      category: text(category),
      price: money(price),
      stock: number(stock),
      status: statusOf(product),
      prescription: text(needsPrescription ? 'Required' : ''),
      hsn: text(hsn),
      updatedAt: moment(updatedAt),
    },
    commands: [published ? 'draft' : 'publish', 'delete'],
  };
}

function statusOf({ published, stock }: ProductRow) {
  if (!published) return badge('Draft', 'neutral');
  if (stock === 0) return badge('Sold out', 'bad');
  return stock <= lowStock ? badge('Low stock', 'warning') : badge('Published', 'good');
}
