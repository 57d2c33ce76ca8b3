import { t } from '../../kit/text/text.ts';
import { clubPercentage } from '../../account/membership/membership.ts';
import { formatRupees, type Rupees } from '../../kit/money/money.ts';
import type { PricingRules } from '../../cart/pricing/pricing.ts';

/** The configuration that placeholders in texts are filled from; `Site` of the API satisfies it. */
export interface FactSource {
  readonly business: {
    readonly shopName: string;
    readonly companyName: string;
    readonly addressLines: readonly string[];
    readonly pincode: string;
    readonly phone: string;
    readonly email: string;
    readonly hours: string;
    readonly grievance: {
      readonly name: string | null;
      readonly designation: string;
      readonly email: string | null;
      readonly phone: string | null;
    };
  };
  readonly rules: Pick<
    PricingRules,
    'deliveryFee' | 'freeDeliveryFrom' | 'codFee' | 'clubProduct' | 'isFeeByPlace'
  >;
  readonly membership: { readonly price: Rupees; readonly timePeriod: number | null } | null;
  readonly codLimit: Rupees;
  readonly returnDays: number;
}

/** The available placeholders. */
export type ShopFacts = ReturnType<typeof factsOf>;

/** The values of a shop's placeholders, worded to fit into a sentence. */
export function factsOf({ business, rules, membership, codLimit, returnDays }: FactSource) {
  const { shopName, companyName, addressLines, pincode, phone, email, hours, grievance } = business;
  return {
    shopName,
    companyName,
    address: `${addressLines.join(', ')} ${pincode}`,
    phone: inOneLine(phone),
    email,
    hours,
    returnDays: t`${returnDays} days`,
    grievanceOfficer: officerOf(grievance),
    grievanceEmail: grievance.email ?? email,
    grievancePhone: inOneLine(grievance.phone ?? phone),
    deliveryPrice: deliveryPrice(rules),
    cashTerms: cashTerms(codLimit, rules.codFee),
    clubPercent: `${clubPercentage(rules.clubProduct)}%`,
    clubPrice: clubPrice(membership),
  };
}

/** A number that is broken over two lines is easily dialled wrong. */
function inOneLine(phone: string): string {
  return phone.replaceAll(' ', '\u00a0');
}

/** Replaces the placeholders in a text; unknown ones stay as they are. */
export function filled(text: string, facts: ShopFacts): string {
  const known = new Map(Object.entries(facts));
  return text.replaceAll(/\{(\w+)\}/gu, (word, name: string) => known.get(name) ?? word);
}

/** 'Asha Rao, grievance officer', or just the designation. */
function officerOf({ name, designation }: FactSource['business']['grievance']): string {
  const office = designation.charAt(0).toLowerCase() + designation.slice(1);
  return name === null ? t`the ${office}` : `${name}, ${office}`;
}

function deliveryPrice({ deliveryFee, freeDeliveryFrom, isFeeByPlace }: FactSource['rules']): string {
  const others = isFeeByPlace ? t`; some places have another fee, which you see before you pay` : '';
  if (deliveryFee === 0 || freeDeliveryFrom === 0) return t`Delivery is free${others}`;
  return t`Delivery costs ${formatRupees(deliveryFee)} and is free for orders of ${formatRupees(freeDeliveryFrom)} or more${others}`;
}

function cashTerms(limit: Rupees, fee: Rupees): string {
  if (limit === 0) return t`Cash on delivery isn’t available at the moment`;
  const cost =
    fee === 0 ? t`without an extra fee` : t`for a fee of ${formatRupees(fee)} that is shown before you choose it`;
  return t`Cash on delivery is available for orders up to ${formatRupees(limit)}, ${cost}`;
}

function clubPrice(membership: FactSource['membership']): string {
  if (!membership) return t`the price shown in the shop`;
  const { price, timePeriod } = membership;
  return timePeriod === null ? formatRupees(price) : t`${formatRupees(price)} for ${timePeriod} months`;
}
