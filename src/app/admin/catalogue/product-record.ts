import type { OwnedProduct, ProductUpsert } from '../../../contract/catalogue/product/product-admin.calls.ts';
import type {
  Draft,
  FieldValue,
  StoredRecord,
  SubRecord,
} from '../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { wordsOfAddress } from '../../../domain/shell/page/slug.ts';
import { isMembership, type ProductCard } from '../../../domain/catalogue/product/product.ts';
import { partsOf, textOf, textsOf } from '../../../ui/admin/record/field-values.ts';
import { numberOf, refusedFields } from '../record/saved.ts';

/** Characters of the code that a name suggests. */
const longestCode = 60;

/** A product as the form edits it. `stockWas` tells whether the stock was set here or only sold meanwhile. */
export function draftOfProduct(product: OwnedProduct): StoredRecord {
  const { sku, version, discount } = product;
  return {
    id: sku,
    version,
    draft: {
      sku,
      name: product.name,
      nativeName: product.nativeName ?? '',
      tagline: product.tagline,
      description: product.description,
      category: product.category,
      price: String(product.price),
      'discount.trial': String(discount.trial),
      'discount.weekly': String(discount.weekly),
      'discount.monthly': String(discount.monthly),
      'discount.comboDiscount': String(discount.comboDiscount),
      flavours: product.flavours,
      variants: product.variants,
      weights: product.weights.map(({ variant, grams }) => ({ variant, grams: String(grams) })),
      timePeriod: product.timePeriod === null ? '' : String(product.timePeriod),
      ingredients: product.ingredients,
      benefits: product.benefits,
      howToUse: product.howToUse,
      questions: product.questions,
      labelFacts: product.labelFacts,
      images: product.images,
      hsn: product.hsn,
      gstRate: String(product.gstRate),
      stock: String(product.stock),
      stockWas: String(product.stock),
      rank: String(product.rank),
      published: product.published,
      needsPrescription: product.needsPrescription,
      seoTitle: product.seoTitle,
      seoDescription: product.seoDescription,
    },
  };
}

export function emptyProduct(): Draft {
  return {
    sku: '',
    name: '',
    nativeName: '',
    tagline: '',
    description: '',
    category: '',
    price: '',
    'discount.trial': '0',
    'discount.weekly': '5',
    'discount.monthly': '10',
    'discount.comboDiscount': '15',
    flavours: [],
    variants: [],
    weights: [],
    timePeriod: '',
    ingredients: [],
    benefits: [],
    howToUse: [],
    questions: [],
    labelFacts: [],
    images: [],
    hsn: '',
    gstRate: '5',
    stock: '',
    stockWas: '',
    rank: '',
    published: false,
    needsPrescription: false,
    seoTitle: '',
    seoDescription: '',
  };
}

/** What the shop is sent of a draft. Throws CallFailed with the fields whose text is no number. */
export function productOfDraft(draft: Draft): ProductUpsert {
  const text = (name: string) => textOf(draft[name]).trim();
  const wrong: Record<string, string> = {};
  const numberIn = (name: string, typed: string): number => {
    const value = numberOf(typed);
    if (Number.isNaN(value)) wrong[name] = 'Enter a number';
    return value;
  };
  const number = (name: string): number => numberIn(name, text(name));
  const rows = <Row extends SubRecord>(name: string, row: (part: SubRecord) => Row): Row[] =>
    partsOf(draft[name]).map(row);
  const product = {
    sku: text('sku') || wordsOfAddress(text('name'), longestCode),
    name: text('name'),
    nativeName: text('nativeName') || null,
    tagline: text('tagline'),
    description: text('description'),
    category: text('category'),
    price: number('price'),
    discount: {
      trial: number('discount.trial'),
      weekly: number('discount.weekly'),
      monthly: number('discount.monthly'),
      comboDiscount: number('discount.comboDiscount'),
    },
    flavours: lines(draft['flavours']),
    variants: lines(draft['variants']),
    weights: partsOf(draft['weights']).map((part, place) => ({
      variant: partText(part, 'variant'),
      grams: numberIn(`weights.${place}.grams`, partText(part, 'grams')),
    })),
    timePeriod: text('timePeriod') === '' ? null : number('timePeriod'),
    ingredients: rows('ingredients', (part) => ({
      name: partText(part, 'name'),
      botanicalName: partText(part, 'botanicalName'),
      amount: partText(part, 'amount'),
    })),
    benefits: lines(draft['benefits']),
    howToUse: rows('howToUse', (part) => ({ title: partText(part, 'title'), text: partText(part, 'text') })),
    questions: rows('questions', (part) => ({
      question: partText(part, 'question'),
      answer: partText(part, 'answer'),
    })),
    labelFacts: rows('labelFacts', (part) => ({ label: partText(part, 'label'), value: partText(part, 'value') })),
    images: [...textsOf(draft['images'])],
    hsn: text('hsn'),
    gstRate: number('gstRate'),
    published: draft['published'] === true,
    needsPrescription: draft['needsPrescription'] === true,
    seoTitle: text('seoTitle'),
    seoDescription: text('seoDescription'),
    ...(text('stock') === text('stockWas') ? {} : { stock: number('stock') }),
    ...(text('rank') === '' ? {} : { rank: number('rank') }),
  };
  if (Object.keys(wrong).length > 0) throw refusedFields(wrong);
  return product;
}

/** The card that a shopper will see of what is typed so far. */
export function cardOfDraft(draft: Draft): ProductCard {
  const text = (name: string) => textOf(draft[name]).trim();
  const number = (name: string) => {
    const value = numberOf(text(name));
    return Number.isNaN(value) ? 0 : Math.max(0, Math.round(value));
  };
  const sku = text('sku') || wordsOfAddress(text('name'), longestCode);
  return {
    sku,
    name: text('name') || 'Product name',
    nativeName: text('nativeName') || null,
    tagline: text('tagline'),
    category: text('category'),
    price: number('price'),
    discount: {
      trial: Math.min(100, number('discount.trial')),
      weekly: number('discount.weekly'),
      monthly: number('discount.monthly'),
      comboDiscount: number('discount.comboDiscount'),
    },
    flavours: lines(draft['flavours']),
    variants: lines(draft['variants']),
    timePeriod: isMembership(sku) ? number('timePeriod') : null,
    images: textsOf(draft['images']),
    stock: number('stock'),
  };
}

function lines(value: FieldValue | undefined): string[] {
  return textsOf(value)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

function partText(part: SubRecord, name: string): string {
  const value = part[name];
  return typeof value === 'string' ? value.trim() : '';
}
