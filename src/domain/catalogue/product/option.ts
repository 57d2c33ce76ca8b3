import { t } from '../../kit/text/text.ts';
import { formatRupees } from '../../kit/money/money.ts';
import { type PricedProduct, type ProductOption, unitPrice } from './product.ts';

/** A size and a flavour of a product. */
export interface Choice {
  readonly variant: string;
  readonly flavour: string;
}

/** The option that this choice is sold as; undefined if the product has no options, or none for it (VAR-01). */
export function optionOf<Option extends Choice>(
  { options = [] }: { readonly options?: readonly Option[] | undefined },
  { variant, flavour }: Choice,
): Option | undefined {
  return options.find((option) => ['', variant].includes(option.variant) && ['', flavour].includes(option.flavour));
}

/** The product at the price and with the stock of this choice; undefined if the choice isn't sold (VAR-01). */
export function soldAs<Sold extends PricedProduct>(product: Sold | undefined, choice: Choice): Sold | undefined {
  if (!product?.options?.length) return product;
  const option = optionOf(product, choice);
  return option && { ...product, price: option.price, stock: option.stock };
}

/** Whether two choices of a product come from the same stock. */
export function isSameStock(product: PricedProduct, one: Choice, other: Choice): boolean {
  return optionOf(product, one) === optionOf(product, other);
}

/** Whether one of this choice can be bought. */
export function isAvailable(product: PricedProduct | undefined, choice: Choice): boolean {
  return (soldAs(product, choice)?.stock ?? 0) > 0;
}

/**
 * What is chosen until the shopper chooses: the first flavour and size, or with options the cheapest in stock. `otherwise`
 * is for products without choices.
 */
export function firstChoice(
  { flavours, variants, options = [] }: Pick<PricedProduct, 'flavours' | 'variants' | 'options'>,
  otherwise: Choice = { variant: '', flavour: '' },
): Choice {
  const option = cheapest(options.filter(({ stock }) => stock > 0)) ?? cheapest(options);
  return {
    flavour: option?.flavour || (flavours[0] ?? otherwise.flavour),
    variant: option?.variant || (variants[0] ?? otherwise.variant),
  };
}

/** The option with the lowest price, the first if equal. */
function cheapest(options: readonly ProductOption[]): ProductOption | undefined {
  return options.toSorted((one, other) => one.price - other.price)[0];
}

/** What of it is out of stock: the product itself, or the options that are sold and aren't there. */
export function goneChoices({ stock, options = [] }: Pick<PricedProduct, 'stock' | 'options'>): readonly Choice[] {
  if (options.length === 0) return stock > 0 ? [] : [{ variant: '', flavour: '' }];
  return options.filter((option) => option.stock === 0).map(({ variant, flavour }) => ({ variant, flavour }));
}

/** '₹1,499', or 'from ₹799' where sizes and flavours cost different amounts (VAR-01). */
export function shownPrice(product: PricedProduct): string {
  const price = formatRupees(unitPrice(product, 'trial'));
  return hasPriceRange(product) ? t`from ${price}` : price;
}

/** Whether its options cost different amounts, so that a card says 'from'. */
function hasPriceRange({ options = [] }: Pick<PricedProduct, 'options'>): boolean {
  return options.some(({ price }) => price !== options[0]?.price);
}

/** The query of a product's address in this size and flavour, as in ?variant=30+ml; '' for neither. */
export function choicePath({ variant, flavour }: Choice): string {
  const chosen = Object.entries({ variant, flavour }).filter(([, value]) => value !== '');
  return chosen.length === 0 ? '' : `?${new URLSearchParams(chosen).toString()}`;
}

/** The size and flavour in the query of a product's address; '' for what it doesn't name. */
export function askedChoice(search: string): Choice {
  const asked = new URLSearchParams(search);
  return { variant: asked.get('variant') ?? '', flavour: asked.get('flavour') ?? '' };
}

/** The choice that an address asks for; undefined if it names none, or one that the product doesn't come in. */
export function choiceIn(product: PricedProduct, search: string): Choice | undefined {
  const { variant, flavour } = namedIn(product, askedChoice(search));
  if (variant + flavour === '') return undefined;
  const first = firstChoice(product, { variant: 'Standard', flavour: 'Standard' });
  const choice = { variant: variant || first.variant, flavour: flavour || first.flavour };
  return optionOf(product, choice) && choice;
}

/** The choice without a size or flavour that the product doesn't list. */
export function namedIn(
  { variants, flavours }: Pick<PricedProduct, 'variants' | 'flavours'>,
  choice: Choice,
): Choice {
  return {
    variant: variants.includes(choice.variant) ? choice.variant : '',
    flavour: flavours.includes(choice.flavour) ? choice.flavour : '',
  };
}
