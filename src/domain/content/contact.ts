import { t } from '../kit/text/text.ts';
import { formatCount } from '../kit/money/money.ts';
import { normalisedEmail } from '../account/account.ts';
import { normalisedMobile } from '../kit/address.ts';

/** Topics of the contact form. A grievance goes to the grievance officer that the law requires (CNT-01). */
export const contactTopics = ['order', 'product', 'payment', 'prescription', 'other', 'grievance'] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const topicLabels = (): Readonly<Record<ContactTopic, string>> => ({
  order: t`An order or a parcel`,
  product: t`A product and how to use it`,
  payment: t`A payment or a refund`,
  prescription: t`A prescription`,
  other: t`Something else`,
  grievance: t`A grievance, for the officer`,
});

export interface ContactFields {
  readonly name: string;
  readonly email: string;
  /** As typed; '' if not given. */
  readonly phone: string;
  readonly topic: ContactTopic;
  /** '' if the message isn't about an order. */
  readonly orderNumber: string;
  readonly message: string;
  /** Honeypot: people don't see this field, bots fill it in. */
  readonly website: string;
}

export type ContactField = keyof ContactFields;
export type ContactMistakes = Partial<Record<ContactField, string>>;

export const emptyContact: ContactFields = {
  name: '',
  email: '',
  phone: '',
  topic: 'order',
  orderNumber: '',
  message: '',
  website: '',
};

/** Lengths in characters. */
export const contactLimits = { name: 80, orderNumber: 20, shortest: 10, message: 2000 } as const;

/** Messages by field, saying what to enter. Empty when the form is valid. */
export function contactMistakes(fields: ContactFields): ContactMistakes {
  const mistakes: ContactMistakes = {};
  if (fields.name.trim() === '') mistakes.name = t`Enter your name`;
  if (fields.name.length > contactLimits.name) mistakes.name = t`Use at most ${contactLimits.name} characters`;
  if (normalisedEmail(fields.email) === null) {
    mistakes.email = t`Enter an e-mail address, for example asha@example.com`;
  }
  if (fields.phone.trim() !== '' && normalisedMobile(fields.phone) === null) {
    mistakes.phone = t`Enter a 10 digit mobile number that starts with 6, 7, 8 or 9`;
  }
  if (fields.orderNumber.length > contactLimits.orderNumber) {
    mistakes.orderNumber = t`This is too long for an order number`;
  }
  const length = fields.message.trim().length;
  if (length < contactLimits.shortest) mistakes.message = t`Write a sentence or two, so that we can help`;
  if (fields.message.length > contactLimits.message) {
    mistakes.message = t`Use at most ${formatCount(contactLimits.message)} characters`;
  }
  return mistakes;
}
