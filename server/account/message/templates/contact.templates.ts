import { t } from '../../../../src/domain/kit/text/text.ts';
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

/** The contact form: the letter to the shop, and the receipt to its sender. */
export const contactTemplates = {
  'contact-received': (letter: ContactLetter, { shopName }: ShopFacts): Letter => ({
    subject: `${subjectOf(letter.topic)} from ${oneLine(letter.name)}`,
    sms: `${shopName}: ${oneLine(letter.name)} wrote through the contact form. The message is in the shop's mailbox.`,
    paragraphs: [
      'This came through the contact form. Reply to it like any e-mail. Your reply goes to the sender.',
      ...paragraphsOf(letter.message),
    ],
    facts: [
      ['Name', oneLine(letter.name)],
      ['E-mail', letter.email],
      ...(letter.phone === null ? [] : [['Phone', letter.phone] as const]),
      ['Topic', topicLabels()[letter.topic]],
      ...orderOf(letter),
    ],
  }),

  'contact-copy': (letter: ContactLetter, { shopName, carePhone }: ShopFacts): Letter => ({
    subject: t`We have your message to ${shopName}`,
    sms: t`${shopName}: we have your message and will answer by e-mail.`,
    paragraphs: [
      letter.topic === 'grievance'
        ? t`Thank you for writing. This confirms that the grievance officer has your message. You’ll get an answer within one month.`
        : t`Thank you for writing. We’ll read it and answer to this address, usually within two working days.`,
      t`If it is urgent, call ${carePhone}. If you didn’t write to us, someone typed your address by mistake. You don’t need to do anything.`,
      t`What you wrote:`,
      ...paragraphsOf(letter.message),
    ],
    facts: [[t`Topic`, topicLabels()[letter.topic]], ...orderOf(letter)],
  }),
} as const;

function subjectOf(topic: ContactTopic): string {
  return topic === 'grievance' ? 'Grievance' : 'A letter';
}

function orderOf({ orderNumber }: ContactLetter): (readonly [string, string])[] {
  return orderNumber.trim() === '' ? [] : [[t`Order`, oneLine(orderNumber)]];
}

/** Removes line breaks: in a subject, they would allow header injection. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

function paragraphsOf(message: string): string[] {
  return message
    .split(/\n+/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
