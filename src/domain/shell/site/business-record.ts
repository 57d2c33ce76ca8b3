import { storyMistake } from '../../content/content/story.ts';
import type { Rupees } from '../../kit/money/money.ts';
import type { Business } from './site.ts';

/** When the shop wears its festive dress: never, always, or between two days of the Indian calendar. */
export const festiveModes = ['off', 'on', 'days'] as const;
export type FestiveMode = (typeof festiveModes)[number];

/** A letter of a customer; without their word that it may be quoted it is not shown. */
export interface Testimonial {
  readonly words: string;
  readonly from: string;
  readonly isAgreed: boolean;
}

/** Everything of the business that its owner may change while the shop runs, flat, as it is edited. */
export interface BusinessRecord {
  readonly shopName: string;
  readonly companyName: string;
  readonly tagline: string;
  /** A line each. */
  readonly address: string;
  readonly pincode: string;
  readonly gstin: string | null;
  readonly mapsUrl: string;
  readonly phone: string;
  readonly email: string;
  readonly hours: string;
  readonly searchTitle: string | null;
  readonly searchDescription: string | null;
  /** The officer whom the rules for electronic commerce want named. */
  readonly grievanceName: string | null;
  readonly grievanceDesignation: string;
  /** Null where it is the shop's own. */
  readonly grievanceEmail: string | null;
  readonly grievancePhone: string | null;
  /** In the order in which they are shown. */
  readonly testimonials: readonly Testimonial[];
  readonly facebook: string;
  readonly youtube: string;
  readonly instagram: string;
  readonly guarantee: string | null;
  readonly reviews: string | null;
  readonly whatsappNumber: string;
  readonly whatsappGreeting: string;
  /** What home begins with; null where it is the name and the tagline. */
  readonly heroTitle: string | null;
  readonly heroAccent: string | null;
  readonly heroLead: string | null;
  /** The page about the shop; words in braces are facts of it. */
  readonly aboutTitle: string;
  readonly aboutSummary: string;
  readonly aboutStory: string;
  readonly deliveryFee: Rupees;
  readonly freeDeliveryFrom: Rupees;
  readonly codFee: Rupees;
  /** Cash on delivery is taken up to this total. */
  readonly codLimit: Rupees;
  /** Days after the delivery in which goods can go back. */
  readonly returnDays: number;
  readonly festive: FestiveMode;
  readonly festiveFrom: string | null;
  readonly festiveTo: string | null;
  /** Ids of page analytics, tag, behaviour tracking and pixel (ANA-06). */
  readonly analytics: string | null;
  readonly tag: string | null;
  readonly behaviour: string | null;
  readonly pixel: string | null;
}

/** The ids of what may measure visits; null where nothing does (ANA-06). */
export type Tracking = Pick<BusinessRecord, 'analytics' | 'tag' | 'behaviour' | 'pixel'>;

/** The part of the record that says who the business is; what only the server knows stays as it was. */
export function businessOf(record: BusinessRecord, before: Pick<Business, 'whatsapp'>): Business {
  const { facebook, youtube, instagram, guarantee, reviews } = record;
  return {
    shopName: record.shopName,
    companyName: record.companyName,
    tagline: record.tagline,
    addressLines: record.address.split('\n'),
    pincode: record.pincode,
    gstin: record.gstin,
    mapsUrl: record.mapsUrl,
    phone: record.phone,
    email: record.email,
    hours: record.hours,
    search: { title: record.searchTitle, description: record.searchDescription },
    grievance: {
      name: record.grievanceName,
      designation: record.grievanceDesignation,
      email: record.grievanceEmail,
      phone: record.grievancePhone,
    },
    testimonials: record.testimonials
      .filter(({ isAgreed }) => isAgreed)
      .map(({ words, from }) => ({ words, from })),
    social: { facebook, youtube, instagram },
    claims: { guarantee, reviews },
    whatsapp: { ...before.whatsapp, number: record.whatsappNumber, greeting: record.whatsappGreeting },
    hero: { title: record.heroTitle, accent: record.heroAccent, lead: record.heroLead },
    about: { title: record.aboutTitle, summary: record.aboutSummary, story: record.aboutStory },
  };
}

/** The same the other way round, for the configuration that a shop starts with. */
export function recordOf(
  business: Business,
  rest: Pick<BusinessRecord, 'deliveryFee' | 'freeDeliveryFrom' | 'codFee' | 'codLimit' | 'returnDays' | 'festive'>,
): BusinessRecord {
  const { addressLines, social, claims, whatsapp, grievance, search, testimonials, hero, about, ...same } =
    business;
  return {
    ...same,
    ...social,
    ...claims,
    ...rest,
    address: addressLines.join('\n'),
    whatsappNumber: whatsapp.number,
    whatsappGreeting: whatsapp.greeting,
    heroTitle: hero.title,
    heroAccent: hero.accent,
    heroLead: hero.lead,
    aboutTitle: about.title,
    aboutSummary: about.summary,
    aboutStory: about.story,
    searchTitle: search.title,
    searchDescription: search.description,
    grievanceName: grievance.name,
    grievanceDesignation: grievance.designation,
    grievanceEmail: grievance.email,
    grievancePhone: grievance.phone,
    testimonials: testimonials.map((letter) => ({ ...letter, isAgreed: true })),
    festiveFrom: null,
    festiveTo: null,
    analytics: null,
    tag: null,
    behaviour: null,
    pixel: null,
  };
}

const indianOffset = 330 * 60_000;

/** Whether the shop is festive at this moment; both days count whole. */
export function isFestive(
  { festive, festiveFrom, festiveTo }: Pick<BusinessRecord, 'festive' | 'festiveFrom' | 'festiveTo'>,
  now: Date,
): boolean {
  if (festive !== 'days') return festive === 'on';
  const today = new Date(now.getTime() + indianOffset).toISOString().slice(0, 10);
  return (festiveFrom === null || festiveFrom <= today) && (festiveTo === null || today <= festiveTo);
}

/** What does not go together in a record, with its dotted path; null where all does. */
export function recordMistake(record: BusinessRecord): { field: string; message: string } | null {
  const unasked = record.testimonials.findIndex(({ isAgreed }) => !isAgreed);
  if (unasked >= 0) {
    return {
      field: `testimonials.${unasked}.isAgreed`,
      message: 'A letter can be shown only if its writer agreed',
    };
  }
  const untitled = storyMistake(record.aboutStory);
  if (untitled !== null) return { field: 'aboutStory', message: untitled };
  const { festive, festiveFrom, festiveTo, codFee, freeDeliveryFrom, deliveryFee } = record;
  if (festive === 'days' && festiveFrom === null && festiveTo === null) {
    return { field: 'festiveFrom', message: 'Choose the first day, the last day, or both' };
  }
  if (festiveFrom !== null && festiveTo !== null && festiveTo < festiveFrom) {
    return { field: 'festiveTo', message: 'The last day can’t be before the first' };
  }
  if (deliveryFee > 0 && freeDeliveryFrom > 0 && deliveryFee > freeDeliveryFrom) {
    return { field: 'deliveryFee', message: 'The delivery fee can’t be higher than the free delivery amount' };
  }
  return codFee > record.codLimit && record.codLimit > 0
    ? { field: 'codFee', message: 'The fee can’t be higher than the cash on delivery limit' }
    : null;
}
