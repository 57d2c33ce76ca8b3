import type { Tracking } from './business-record.ts';
import type { Translated } from '../../kit/text/translated.ts';
import type { Language } from '../../kit/text/language.ts';
import type { AboutText } from '../../content/content/content.ts';
import type { Banner } from '../../promotions/banner.ts';
import type { Rehearsal } from './rehearsal.ts';
import type { PricingRules } from '../../cart/pricing/pricing.ts';
import type { ProductCard } from '../../catalogue/product/product.ts';

/** The business behind the shop; all of it is configuration (CHR-07). */
export interface Business extends Translated {
  readonly shopName: string;
  readonly companyName: string;
  readonly tagline: string;
  readonly addressLines: readonly string[];
  readonly pincode: string;
  /** GST registration number; null if the business has none. */
  readonly gstin: string | null;
  readonly mapsUrl: string;
  readonly phone: string;
  readonly email: string;
  readonly hours: string;
  /** The grievance officer that e-commerce rules require; the name may be missing. */
  readonly grievance: {
    readonly name: string | null;
    readonly designation: string;
    /** Null to use the shop's own. */
    readonly email: string | null;
    readonly phone: string | null;
  };
  /** Search-engine texts of the shop, and of pages without their own; null to use its name only. */
  readonly search: { readonly title: string | null; readonly description: string | null };
  /** Testimonials of customers who agreed to be quoted; examples are marked as such. */
  readonly testimonials: readonly { readonly words: string; readonly from: string }[];
  readonly social: { readonly facebook: string; readonly youtube: string; readonly instagram: string };
  /** Claims shown next to a bundle; null if the shop makes none (BND-04). */
  readonly claims: { readonly guarantee: string | null; readonly reviews: string | null };
  readonly whatsapp: { readonly number: string; readonly webhookUrl: string | null; readonly greeting: string };
  /** Top of the home page: a headline, an accent in italics and a sentence; null to use name and tagline. */
  readonly hero: { readonly title: string | null; readonly accent: string | null; readonly lead: string | null };
  /** Texts of the About page. */
  readonly about: AboutText;
}

/** The part that every page includes; only the About page loads its texts. */
export type ShownBusiness = Omit<Business, 'about'>;

/** Shop data that every page includes, the same for all visitors. */
export interface Site {
  /** Absolute, without a trailing slash; for canonical links. */
  readonly origin: string;
  readonly mode: 'sandbox' | 'live';
  readonly season: 'botanical' | 'diwali';
  readonly business: ShownBusiness;
  readonly rules: PricingRules;
  /** The bliss-club product; null if the shop doesn't sell it. */
  readonly membership: ProductCard | null;
  /** Multiplies the splash's minimum time of 800 ms (CHR-05). */
  readonly splashFactor: number;
  /** The enabled banners by priority; empty if the visitor closed them (BNR-03). */
  readonly banners: readonly Banner[];
  /** Maximum total for cash on delivery, whole rupees. */
  readonly codLimit: number;
  /** Days after delivery within which items can be returned. */
  readonly returnDays: number;
  /** Whether the browser's calls begin traces (PRF-05); missing while tracing is off. */
  readonly isTraced?: true;
  /** The languages that its pages are there in; missing where there is only English (LNG-01). */
  readonly languages?: readonly Language[];
  /** What flavours and sizes are called in its language, by their words; missing where none has a name (LNG-01). */
  readonly choiceNames?: Readonly<Record<string, string>>;
  /** What is rehearsed; missing in the shop itself (FLO-08). */
  readonly rehearsal?: Rehearsal;
  /** Ids of the configured trackers (ANA-06). */
  readonly tracking: Tracking;
}
