import { choicePath } from '../../domain/catalogue/product/option.ts';
import type { Product } from '../../domain/catalogue/product/product.ts';

/** What search engines read of a product's prices: one offer, or one for each option (VAR-01). */
export function offersOf({ sku, price, stock, options = [] }: Product, address: string): object {
  if (options.length === 0) return offerOf({ sku, price, stock }, address);
  return options.map((option) => offerOf({ ...option, sku: option.sku || sku }, address + choicePath(option)));
}

function offerOf({ sku, price, stock }: Pick<Product, 'sku' | 'price' | 'stock'>, url: string): object {
  return {
    '@type': 'Offer',
    sku,
    url,
    price,
    priceCurrency: 'INR',
    availability: `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
  };
}

/** Who made it and where, if the label says so (TRU-01). */
export function madeBy({ label }: Product): object {
  return {
    ...(label?.maker ? { manufacturer: { '@type': 'Organization', name: label.maker } } : {}),
    ...(label?.origin ? { countryOfOrigin: { '@type': 'Country', name: label.origin } } : {}),
  };
}
