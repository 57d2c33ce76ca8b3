import * as z from 'zod/mini';
import { normalisedEmail } from '../../domain/account/account.ts';
import { contactLimits, contactTopics } from '../../domain/contact/contact.ts';
import { defineCall } from '../call.ts';
import { filledText, mobile, text, timestamp } from '../primitives.ts';

const email = z.pipe(
  text(254, 3).check(
    z.refine((value) => normalisedEmail(value) !== null, 'Enter an e-mail address, for example asha@example.com'),
  ),
  z.transform((value) => normalisedEmail(value) ?? value),
);

const message = filledText(contactLimits.message).check(
  z.refine(
    (value) => value.trim().length >= contactLimits.shortest,
    'Write a sentence or two, so that we can help',
  ),
);

export const sendContactMail = defineCall({
  method: 'POST',
  path: '/v1/user/contact-us-mail',
  summary: 'Writes to the shop; it is mailed there, and a copy to whoever wrote',
  tag: 'Contact',
  access: 'public',
  rateLimit: { max: 5, perSeconds: 3600 },
  body: z.strictObject({
    name: filledText(contactLimits.name),
    email,
    phone: z._default(z.nullable(mobile), null),
    topic: z._default(z.enum(contactTopics), 'other'),
    orderNumber: z._default(text(contactLimits.orderNumber), ''),
    message,
    /** No person sees this field; what comes with it filled is taken and thrown away. */
    website: z._default(text(500), ''),
  }),
  status: 202,
  answer: z.strictObject({ receivedAt: timestamp }),
  problems: ['temporarily-unavailable'],
});
