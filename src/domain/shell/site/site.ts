import type { Tracking } from './business-record.ts';
import type { AboutText } from '../../content/content/content.ts';
import type { Banner } from '../../promotions/banner.ts';
import type { PricingRules } from '../../cart/pricing/pricing.ts';
import type { ProductCard } from '../../catalogue/product/product.ts';

/** The business behind the shop; every text of it is configuration (CHR-07). */
export interface Business {
  readonly shopName: string;
  readonly companyName: string;
  readonly tagline: string;
  readonly addressLines: readonly string[];
  readonly pincode: string;
  /** Registration for GST; null where the business has none. */
  readonly gstin: string | null;
  readonly mapsUrl: string;
  readonly phone: string;
  readonly email: string;
  readonly hours: string;
  /** Whom the rules for electronic commerce want named: a grievance officer, with a name where one is set. */
  readonly grievance: {
    readonly name: string | null;
    readonly designation: string;
    /** Null where it is the shop's own. */
    readonly email: string | null;
    readonly phone: string | null;
  };
  /** What search engines show of the shop, and of pages without words of their own; null says no more than its name. */
  readonly search: { readonly title: string | null; readonly description: string | null };
  /** Words of customers who agreed to be quoted; an example says that it is one. */
  readonly testimonials: readonly { readonly words: string; readonly from: string }[];
  readonly social: { readonly facebook: string; readonly youtube: string; readonly instagram: string };
  /** What the shop may promise beside a bundle; null where it promises nothing (BND-04). */
  readonly claims: { readonly guarantee: string | null; readonly reviews: string | null };
  readonly whatsapp: { readonly number: string; readonly webhookUrl: string | null; readonly greeting: string };
  /** What home begins with: a headline, its second thought in italics, and a sentence; the name and the tagline where there is none. */
  readonly hero: { readonly title: string | null; readonly accent: string | null; readonly lead: string | null };
  /** The words of the page about the shop. */
  readonly about: AboutText;
}

/** What every page carries of it; the page about the shop has its own words. */
export type ShownBusiness = Omit<Business, 'about'>;

/** What every page knows of the shop, the same for everybody. */
export interface Site {
  /** Absolute, without a slash at the end: for canonical links. */
  readonly origin: string;
  readonly mode: 'sandbox' | 'live';
  readonly season: 'botanical' | 'diwali';
  readonly business: ShownBusiness;
  readonly rules: PricingRules;
  /** The bliss-club product; null when the shop does not sell it. */
  readonly membership: ProductCard | null;
  /** How long the splash stays at least: 800 ms times this (CHR-05). */
  readonly splashFactor: number;
  /** The enabled banners by priority; none for a visit that has closed them (BNR-03). */
  readonly banners: readonly Banner[];
  /** Cash on delivery is taken up to this total, whole rupees. */
  readonly codLimit: number;
  /** Days after the delivery in which goods can go back. */
  readonly returnDays: number;
  /** Ids of what may measure visits (ANA-06). */
  readonly tracking: Tracking;
}
