interface BusinessPart {
  readonly label: string;
  /** What is in it, in the index. */
  readonly note: string;
  /** More words that the command palette finds it by. */
  readonly words: string;
}

/** The parts of the business settings by their path below /dashboard/business. */
export const businessParts = {
  contact: {
    label: 'Name and contact',
    note: 'Name, company, address, phone, WhatsApp and social links',
    words: 'shop company tagline whatsapp email pincode hours map footer facebook instagram youtube',
  },
  about: { label: 'About us', note: 'The story on the page About us', words: 'summary' },
  grievance: { label: 'Grievance officer', note: 'Required by law', words: 'complaint legal' },
  delivery: {
    label: 'Delivery and payment',
    note: 'Delivery fee, cash on delivery, days for returns, boxes',
    words: 'cod shipping free limit window packaging box weight',
  },
  tax: { label: 'Tax', note: 'Your GSTIN, for invoices', words: 'gst invoice' },
  promises: { label: 'Promises', note: 'Guarantee and reviews beside bundles', words: 'claims' },
  home: {
    label: 'Home page',
    note: 'Headline at the top, letters from customers',
    words: 'hero testimonials',
  },
  theme: { label: 'Festive theme', note: 'When the shop looks festive', words: 'diwali season colours' },
  'search-words': {
    label: 'Search words',
    note: 'Words that mean the same in the shop’s search',
    words: 'synonyms',
  },
  'search-engines': {
    label: 'Search engines',
    note: 'Title and description in results',
    words: 'seo google meta',
  },
  tracking: {
    label: 'Visit tracking',
    note: 'Analytics, tag manager, pixel and counted steps',
    words: 'google meta behaviour flows drop-off',
  },
} as const satisfies Readonly<Record<string, BusinessPart>>;

export type BusinessPartSlug = keyof typeof businessParts;

/** The groups of the index. */
export const businessGroups: readonly { readonly title: string; readonly parts: readonly BusinessPartSlug[] }[] = [
  { title: 'The shop', parts: ['contact', 'about', 'grievance'] },
  { title: 'Selling', parts: ['delivery', 'tax', 'promises'] },
  { title: 'Look', parts: ['home', 'theme'] },
  { title: 'Search and visits', parts: ['search-words', 'search-engines', 'tracking'] },
];

/** Whether there is such a part. */
export function isBusinessPart(slug: string): slug is BusinessPartSlug {
  return Object.hasOwn(businessParts, slug);
}
