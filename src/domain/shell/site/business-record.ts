import { storyMistake } from '../../content/content/story.ts';
import type { PackingBox } from '../../catalogue/box.ts';
import { commonSynonyms } from '../../catalogue/synonyms.ts';
import type { Rule } from '../../kit/failure.ts';
import type { Rupees } from '../../kit/money/money.ts';
import { contactOf } from './contact.ts';
import type { Business } from './site.ts';

/** When the festive theme is on: never, always, or between two days in India. */
export const festiveModes = ['off', 'on', 'days'] as const;
export type FestiveMode = (typeof festiveModes)[number];

/** A customer's testimonial; only shown if they agreed to be quoted. */
export interface Testimonial {
  readonly words: string;
  readonly from: string;
  readonly isAgreed: boolean;
}

/** All business settings that the owner can change at runtime, flat as in the form. */
export interface BusinessRecord {
  readonly shopName: string;
  readonly companyName: string;
  readonly tagline: string;
  /** Lines separated by newlines. */
  readonly address: string;
  readonly pincode: string;
  readonly gstin: string | null;
  readonly mapsUrl: string;
  readonly phone: string;
  readonly email: string;
  readonly hours: string;
  readonly searchTitle: string | null;
  readonly searchDescription: string | null;
  /** The grievance officer that e-commerce rules require. */
  readonly grievanceName: string | null;
  readonly grievanceDesignation: string;
  /** Null to use the shop's own. */
  readonly grievanceEmail: string | null;
  readonly grievancePhone: string | null;
  /** In display order. */
  readonly testimonials: readonly Testimonial[];
  readonly facebook: string;
  readonly youtube: string;
  readonly instagram: string;
  readonly guarantee: string | null;
  readonly reviews: string | null;
  readonly whatsappNumber: string;
  readonly whatsappGreeting: string;
  /** Headline of the home page; null to use name and tagline. */
  readonly heroTitle: string | null;
  readonly heroAccent: string | null;
  readonly heroLead: string | null;
  /** Texts of the About page, with placeholders in braces. */
  readonly aboutTitle: string;
  readonly aboutSummary: string;
  readonly aboutStory: string;
  readonly deliveryFee: Rupees;
  readonly freeDeliveryFrom: Rupees;
  readonly codFee: Rupees;
  /** Maximum total for cash on delivery, whole rupees. */
  readonly codLimit: Rupees;
  /** Days after delivery within which items can be returned. */
  readonly returnDays: number;
  /** What parcels are packed in; without any, the usual box of the courier's account. */
  readonly boxes: readonly PackingBox[];
  /** Words that mean the same in a search: a group a line, separated by commas. */
  readonly synonyms: string;
  readonly festive: FestiveMode;
  readonly festiveFrom: string | null;
  readonly festiveTo: string | null;
  /** Ids of analytics, tag manager, behaviour tracking and pixel (ANA-06). */
  readonly analytics: string | null;
  readonly tag: string | null;
  readonly behaviour: string | null;
  readonly pixel: string | null;
  /** Whether the steps of visitors who agree are counted (FLO-07). */
  readonly countsFlows: boolean;
}

/** Ids of the configured trackers, null for those not in use (ANA-06), and whether the shop itself counts. */
export type Tracking = Pick<BusinessRecord, 'analytics' | 'tag' | 'behaviour' | 'pixel' | 'countsFlows'>;

/** For pages on which nothing is measured. */
export const noTracking: Tracking = {
  analytics: null,
  tag: null,
  behaviour: null,
  pixel: null,
  countsFlows: false,
};

/** The business described by the record. Settings that only the server knows are taken from `before`. */
export function businessOf(record: BusinessRecord, before: Pick<Business, 'whatsapp'>): Business {
  const { guarantee, reviews } = record;
  return {
    ...contactOf(record, before),
    gstin: record.gstin,
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
    claims: { guarantee, reviews },
    hero: { title: record.heroTitle, accent: record.heroAccent, lead: record.heroLead },
    about: { title: record.aboutTitle, summary: record.aboutSummary, story: record.aboutStory },
  };
}

/** The reverse of `businessOf`, for a new shop's initial configuration. */
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
    boxes: [],
    synonyms: commonSynonyms,
    festiveFrom: null,
    festiveTo: null,
    analytics: null,
    tag: null,
    behaviour: null,
    pixel: null,
    countsFlows: false,
  };
}

const indianOffset = 330 * 60_000;

/** Whether the festive theme is on at a moment; both days are included. */
export function isFestive(
  { festive, festiveFrom, festiveTo }: Pick<BusinessRecord, 'festive' | 'festiveFrom' | 'festiveTo'>,
  now: Date,
): boolean {
  if (festive !== 'days') return festive === 'on';
  const today = new Date(now.getTime() + indianOffset).toISOString().slice(0, 10);
  return (festiveFrom === null || festiveFrom <= today) && (festiveTo === null || today <= festiveTo);
}

/** The rules of a record whose fields must fit each other, or be agreed. */
export function businessRules(record: BusinessRecord): readonly Rule[] {
  return [
    () =>
      record.testimonials.map(({ isAgreed }, place) =>
        isAgreed
          ? null
          : { field: `testimonials.${place}.isAgreed`, message: 'A letter can be shown only if its writer agreed' },
      ),
    () => {
      const untitled = storyMistake(record.aboutStory);
      return untitled === null ? null : { field: 'aboutStory', message: untitled };
    },
    () => {
      const names = record.boxes.map(({ name }) => name.trim().toLowerCase());
      return names.map((name, place) =>
        names.indexOf(name) < place ? { field: `boxes.${place}.name`, message: 'Another box has this name' } : null,
      );
    },
    () => {
      const { festive, festiveFrom, festiveTo } = record;
      if (festive === 'days' && festiveFrom === null && festiveTo === null) {
        return { field: 'festiveFrom', message: 'Choose the first day, the last day, or both' };
      }
      return festiveFrom !== null && festiveTo !== null && festiveTo < festiveFrom
        ? { field: 'festiveTo', message: 'The last day can’t be before the first' }
        : null;
    },
    () => {
      const { deliveryFee, freeDeliveryFrom } = record;
      return deliveryFee > 0 && freeDeliveryFrom > 0 && deliveryFee > freeDeliveryFrom
        ? {
            field: 'deliveryFee',
            message: 'The delivery fee can’t be higher than the free delivery amount',
          }
        : null;
    },
    () => {
      const { codFee, codLimit } = record;
      return codFee > codLimit && codLimit > 0
        ? { field: 'codFee', message: 'The fee can’t be higher than the cash on delivery limit' }
        : null;
    },
  ];
}
