import type { Contact } from '../../../../domain/shell/site/contact.ts';
import type { BusinessPartSlug } from './business-parts.ts';

const contact: readonly (keyof Contact)[] = [
  'shopName',
  'companyName',
  'tagline',
  'address',
  'pincode',
  'hours',
  'phone',
  'email',
  'mapsUrl',
  'whatsappNumber',
  'whatsappGreeting',
  'facebook',
  'youtube',
  'instagram',
];

/** The settings of each part. A test finds one that is in none or in two. */
export const businessFields = {
  contact,
  about: ['aboutTitle', 'aboutSummary', 'aboutStory'],
  grievance: ['grievanceName', 'grievanceDesignation', 'grievanceEmail', 'grievancePhone'],
  delivery: ['deliveryFee', 'freeDeliveryFrom', 'codFee', 'codLimit', 'returnDays', 'boxes'],
  tax: ['gstin'],
  promises: ['guarantee', 'reviews'],
  home: ['heroTitle', 'heroAccent', 'heroLead', 'testimonials'],
  theme: ['festive', 'festiveFrom', 'festiveTo'],
  'search-words': ['synonyms'],
  'search-engines': ['searchTitle', 'searchDescription'],
  tracking: ['analytics', 'tag', 'behaviour', 'pixel', 'countsFlows'],
} as const satisfies Readonly<Record<BusinessPartSlug, readonly string[]>>;
