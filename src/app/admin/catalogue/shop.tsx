import type { ProductRow } from '../../../contract/catalogue/product/product-admin.calls.ts';
import {
  lowStock,
  productActions,
  productStatuses,
  stockLevels,
} from '../../../domain/catalogue/product/product-admin.ts';
import type { Cell, Row } from '../../../machines/admin/frame/collection/collection.types.ts';
import { goodsCalls } from '../../../services/platform/http/goods-calls.ts';
import type { Http } from '../../../services/platform/http/http.ts';
import type { ListCalls } from '../kit/descriptor.ts';
import { adminSection } from '../kit/admin-section.tsx';
import { productList } from './product-list.ts';

/** The products of the shop: every field, drafts, stock, files both ways (ADM-01, ADM-02). */
export const ShopSection = adminSection({
  slug: 'shop',
  list: productList,
  listCalls,
  importHint:
    'A CSV file with the same columns as an export. The sku column identifies the product. Missing columns stay unchanged.',
  forms: { newLabel: 'New product' },
});

function listCalls(http: Http): ListCalls {
  return {
    list: async (search, signal) => {
      const { total, items } = await http.send(goodsCalls.listAllProducts, { search, signal });
      return { total, rows: items.map(rowOf) };
    },
    run: async (command, picking, matching, signal) => {
      const [name, amount = ''] = command.split(':');
      const action = productActions.find((each) => each === name) ?? 'draft';
      return http.send(goodsCalls.changeProducts, {
        body: {
          action,
          ...(picking.kind === 'some' ? { ids: [...picking.ids] } : { matching: matchingOf(matching) }),
          ...(action === 'price' ? { percent: Number(amount) } : {}),
          ...(action === 'stock' ? { stock: Number(amount) } : {}),
        },
        signal,
      });
    },
    exportCsv: async (search, signal) => http.send(goodsCalls.exportProducts, { search, signal }),
    importCsv: async (form, signal) => http.send(goodsCalls.importProducts, { form, signal }),
  };
}

/** What a list matches, as the bulk command takes it. */
function matchingOf(search: Readonly<Record<string, string>>) {
  const { q, category } = search;
  const needsPrescription = (['true', 'false'] as const).find((each) => each === search['needsPrescription']);
  const status = productStatuses.find((each) => each === search['status']);
  const stock = stockLevels.find((each) => each === search['stock']);
  return {
    ...(q === undefined ? {} : { q }),
    ...(category === undefined ? {} : { category }),
    ...(status === undefined ? {} : { status }),
    ...(stock === undefined ? {} : { stock }),
    ...(needsPrescription === undefined ? {} : { needsPrescription }),
  };
}

function rowOf(product: ProductRow): Row {
  const { sku, name, category, price, stock, published, needsPrescription, hsn, updatedAt } = product;
  return {
    id: sku,
    name,
    cells: {
      name: { kind: 'text', text: name },
      category: { kind: 'text', text: category },
      price: { kind: 'money', amount: price },
      stock: { kind: 'number', value: stock },
      status: statusOf(product),
      prescription: { kind: 'text', text: needsPrescription ? 'Required' : '' },
      hsn: { kind: 'text', text: hsn },
      updatedAt: { kind: 'moment', at: updatedAt },
    },
    commands: [published ? 'draft' : 'publish', 'delete'],
  };
}

function statusOf({ published, stock }: ProductRow): Cell {
  if (!published) return { kind: 'badge', text: 'Draft', tone: 'neutral' };
  if (stock === 0) return { kind: 'badge', text: 'Sold out', tone: 'bad' };
  return stock <= lowStock
    ? { kind: 'badge', text: 'Low stock', tone: 'warning' }
    : { kind: 'badge', text: 'Published', tone: 'good' };
}
