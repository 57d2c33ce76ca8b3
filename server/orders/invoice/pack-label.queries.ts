import sql from 'sql-template-tag';
import { optionOf } from '../../../src/domain/catalogue/product/option.ts';
import type { ProductLabel } from '../../../src/domain/catalogue/product/label.ts';
import type { ProductOption } from '../../../src/domain/catalogue/product/product.ts';
import type { PackLabel } from '../../../src/domain/orders/invoice/invoice.ts';
import type { Session } from '../../platform/database/session.ts';
import type { SoldLine } from '../tables/order.queries.ts';

/** What stands on the packs of these lines now, in their order; undefined where nothing is known. */
export async function packLabels(
  session: Session,
  lines: readonly SoldLine[],
): Promise<readonly (PackLabel | undefined)[]> {
  const rows = await session.query<{ sku: string; label: Partial<ProductLabel>; options: ProductOption[] }>(sql`
    SELECT sku, label, options FROM product WHERE sku = ANY(${lines.map(({ sku }) => sku)})`);
  const products = new Map(rows.map((row) => [row.sku, row]));
  return lines.map(({ sku, variant, flavour }) => {
    const product = products.get(sku);
    if (!product) return undefined;
    const { mrp = null, netAmount = null, netUnit = '', batch = '' } = product.label;
    const option = optionOf(product, { variant, flavour });
    const amount = option?.netAmount ?? netAmount;
    const label = { mrp: option?.mrp ?? mrp, net: amount === null ? '' : `${amount} ${netUnit}`, batch };
    return label.mrp === null && label.net === '' && label.batch === '' ? undefined : label;
  });
}
