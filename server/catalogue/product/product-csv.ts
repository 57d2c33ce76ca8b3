import { netUnits, type ProductLabel } from '../../../src/domain/catalogue/product/label.ts';
import type { UnitWeight } from '../../../src/domain/catalogue/product/weight.ts';
import type { OwnedProduct } from '../../../src/contract/catalogue/product/product-admin.calls.ts';

/** A column of the product file: its header, its cell text, and the product field it sets. */
export interface ProductColumn {
  readonly title: string;
  readonly field: string;
  readonly cell: (product: OwnedProduct) => string | number | boolean | null;
  /** The field's value from the cell's text; undefined when it is invalid. */
  readonly value: (cell: string) => unknown;
}

const between = ' | ';

const asText = (cell: string): string => cell;
/** A number with at most two decimals; undefined for anything else. */
export const asNumber = (cell: string): number | undefined =>
  /^-?\d{1,9}(?:\.\d{1,2})?$/u.test(cell) ? Number(cell) : undefined;
const asFlag = (cell: string): boolean | undefined => flags.get(cell.toLowerCase());
const asList = (cell: string): string[] =>
  cell
    .split('|')
    .map((each) => each.trim())
    .filter((each) => each !== '');
/**
 * Parses '30 ml = 120 (6 x 6 x 12) | = 100'; undefined when a part is not a size with its grams and, in brackets, its length,
 * width and height in centimetres.
 */
const asWeights = (cell: string): UnitWeight[] | undefined => {
  const parts = asList(cell).map((part) =>
    /^(.*?)\s*=\s*(\d{1,6})(?:\s*\((\d{1,3})\s*x\s*(\d{1,3})\s*x\s*(\d{1,3})\))?$/iu.exec(part),
  );
  const weights = parts.flatMap((part) => {
    if (!part) return [];
    const [, variant = '', grams, ...sides] = part;
    const [length, width, height] = sides.map(Number);
    const isMeasured = sides.every((side) => side !== undefined);
    return [{ variant, grams: Number(grams), ...(isMeasured ? { length, width, height } : {}) }];
  });
  return weights.length === parts.length ? weights : undefined;
};
const weightCell = ({ variant, grams, length, width, height }: UnitWeight): string =>
  `${variant} = ${grams}${length && width && height ? ` (${length} x ${width} x ${height})` : ''}`;
const flags: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
  ['', false],
]);
const statuses: ReadonlyMap<string, boolean> = new Map([
  ['published', true],
  ['draft', false],
]);
const percentOf = (plan: keyof OwnedProduct['discount']): ProductColumn => ({
  title: `discount_${plan === 'comboDiscount' ? 'combo' : plan}`,
  field: `discount.${plan}`,
  cell: ({ discount }) => discount[plan],
  value: asNumber,
});

const labelOf = (
  title: string,
  part: keyof ProductLabel,
  value: ProductColumn['value'] = asText,
): ProductColumn => ({
  title,
  field: `label.${part}`,
  cell: ({ label }) => label[part],
  value,
});
const asNumberOrNull = (cell: string): number | null | undefined => (cell === '' ? null : asNumber(cell));
const labelColumns: readonly ProductColumn[] = [
  labelOf('mrp', 'mrp', asNumberOrNull),
  labelOf('net_quantity', 'netAmount', asNumberOrNull),
  labelOf('net_unit', 'netUnit', (cell) => netUnits.find((unit) => unit === cell)),
  labelOf('maker', 'maker'),
  labelOf('licence', 'licence'),
  labelOf('origin', 'origin'),
  labelOf('caution', 'caution'),
  labelOf('batch', 'batch'),
  labelOf('best_before', 'bestBefore'),
];

/** The columns of an export, in order; an import needs `sku` and accepts any of the others. */
export const productCsvColumns: readonly ProductColumn[] = [
  { title: 'sku', field: 'sku', cell: ({ sku }) => sku, value: asText },
  { title: 'name', field: 'name', cell: ({ name }) => name, value: asText },
  {
    title: 'native_name',
    field: 'nativeName',
    cell: ({ nativeName }) => nativeName,
    value: (cell) => (cell === '' ? null : cell),
  },
  { title: 'tagline', field: 'tagline', cell: ({ tagline }) => tagline, value: asText },
  { title: 'description', field: 'description', cell: ({ description }) => description, value: asText },
  { title: 'category', field: 'category', cell: ({ category }) => category, value: asText },
  { title: 'price', field: 'price', cell: ({ price }) => price, value: asNumber },
  percentOf('trial'),
  percentOf('weekly'),
  percentOf('monthly'),
  percentOf('comboDiscount'),
  { title: 'flavours', field: 'flavours', cell: ({ flavours }) => flavours.join(between), value: asList },
  { title: 'variants', field: 'variants', cell: ({ variants }) => variants.join(between), value: asList },
  {
    title: 'weights',
    field: 'weights',
    cell: ({ weights }) => weights.map(weightCell).join(between),
    value: asWeights,
  },
  {
    title: 'months',
    field: 'timePeriod',
    cell: ({ timePeriod }) => timePeriod,
    value: (cell) => (cell === '' ? null : asNumber(cell)),
  },
  { title: 'benefits', field: 'benefits', cell: ({ benefits }) => benefits.join(between), value: asList },
  { title: 'images', field: 'images', cell: ({ images }) => images.join(between), value: asList },
  { title: 'hsn', field: 'hsn', cell: ({ hsn }) => hsn, value: asText },
  { title: 'gst_rate', field: 'gstRate', cell: ({ gstRate }) => gstRate, value: asNumber },
  { title: 'stock', field: 'stock', cell: ({ stock }) => stock, value: asNumber },
  {
    title: 'status',
    field: 'published',
    cell: ({ published }) => (published ? 'published' : 'draft'),
    value: (cell) => statuses.get(cell.toLowerCase()),
  },
  {
    title: 'needs_prescription',
    field: 'needsPrescription',
    cell: ({ needsPrescription }) => needsPrescription,
    value: asFlag,
  },
  { title: 'place', field: 'rank', cell: ({ rank }) => rank, value: asNumber },
  ...labelColumns,
  { title: 'seo_title', field: 'seoTitle', cell: ({ seoTitle }) => seoTitle, value: asText },
  {
    title: 'seo_description',
    field: 'seoDescription',
    cell: ({ seoDescription }) => seoDescription,
    value: asText,
  },
];
