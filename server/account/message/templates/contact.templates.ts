import { type ContactTopic, topicLabels } from '../../../../src/domain/content/contact.ts';
import type { Letter, ShopFacts } from './letter.ts';

export interface ContactLetter {
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly topic: ContactTopic;
  readonly orderNumber: string;
  readonly message: string;
}

/** What came by the contact form: to the shop, and back to whoever wrote (CNT-01). */
export const contactTemplates = {
  'contact-received': (letter: ContactLetter, { shopName }: ShopFacts): Letter => ({
    subject: `${subjectOf(letter.topic)} from ${oneLine(letter.name)}`,
    sms: `${shopName}: ${oneLine(letter.name)} wrote by the contact form. The letter is in the shop's mailbox.`,
    paragraphs: [
      'This came by the contact form. Answer it like every mail: your answer goes to whoever wrote.',
      ...paragraphsOf(letter.message),
    ],
    facts: [
      ['Name', oneLine(letter.name)],
      ['E-mail', letter.email],
      ...(letter.phone === null ? [] : [['Phone', letter.phone] as const]),
      ['About', topicLabels[letter.topic]],
      ...orderOf(letter),
    ],
  }),

  'contact-copy': (letter: ContactLetter, { shopName, carePhone }: ShopFacts): Letter => ({
    subject: `We have your letter to ${shopName}`,
    sms: `${shopName}: we have your letter and answer by e-mail.`,
    paragraphs: [
      letter.topic === 'grievance'
        ? 'Thank you for writing. This confirms that the grievance officer has your letter. You get an answer within one month.'
        : 'Thank you for writing. A person reads it and answers to this address, within two working days as a rule.',
      `If it is urgent, call ${carePhone}. If you did not write to us, somebody has typed your address by mistake; you need do nothing.`,
      'What you wrote:',
      ...paragraphsOf(letter.message),
    ],
    facts: [['About', topicLabels[letter.topic]], ...orderOf(letter)],
  }),
} as const;

function subjectOf(topic: ContactTopic): string {
  return topic === 'grievance' ? 'Grievance' : 'A letter';
}

function orderOf({ orderNumber }: ContactLetter): (readonly [string, string])[] {
  return orderNumber.trim() === '' ? [] : [['Order', oneLine(orderNumber)]];
}

/** A line break in a subject would begin another header. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

function paragraphsOf(message: string): string[] {
  return message
    .split(/\n+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
