import type { BusinessRecord } from './business-record.ts';
import type { Business } from './site.ts';

/** Who the shop is and how to reach it. */
export type Contact = Pick<
  BusinessRecord,
  | 'shopName'
  | 'companyName'
  | 'tagline'
  | 'address'
  | 'pincode'
  | 'mapsUrl'
  | 'phone'
  | 'email'
  | 'hours'
  | 'facebook'
  | 'youtube'
  | 'instagram'
  | 'whatsappNumber'
  | 'whatsappGreeting'
>;

/** What `Contact` is in a business. Settings that only the server knows are taken from `before`. */
export function contactOf(record: Contact, before: Pick<Business, 'whatsapp'>) {
  const { shopName, companyName, tagline, pincode, mapsUrl, phone, email, hours } = record;
  const { facebook, youtube, instagram } = record;
  return {
    shopName,
    companyName,
    tagline,
    pincode,
    mapsUrl,
    phone,
    email,
    hours,
    addressLines: record.address.split('\n'),
    social: { facebook, youtube, instagram },
    whatsapp: { ...before.whatsapp, number: record.whatsappNumber, greeting: record.whatsappGreeting },
  };
}
