import type { ProductRow } from '../../../../contract/catalogue/product/product-admin.calls.ts';
import { badge, money, moment, number, productText, text } from '../../kit/list/cells.ts';

/** A product in the list. */
export function productRow(product: ProductRow) {
  const { sku, name, category, images, price, stock, published, needsPrescription, hsn, updatedAt } = product;
  return {
    id: sku,
    name,
    cells: {
      name: productText(name, { sku, image: images[0] }),
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

function statusOf({ published, stock, isLow }: ProductRow) {
  if (!published) return badge('Draft', 'neutral');
  if (stock === 0) return badge('Sold out', 'bad');
  return isLow ? badge('Low stock', 'warning') : badge('Published', 'good');
}
