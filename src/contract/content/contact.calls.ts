import * as z from 'zod/mini';
import { contactLimits, contactTopics } from '../../domain/content/contact.ts';
import { defineCall } from '../call.ts';
import { emailAddress, filledText, mobile, text, timestamp } from '../primitives.ts';

const message = filledText(contactLimits.message).check(
  z.refine(
    (value) => value.trim().length >= contactLimits.shortest,
    'Write a sentence or two, so that we can help',
  ),
);

export const sendContactMail = defineCall({
  method: 'POST',
  path: '/v1/user/contact-us-mail',
  summary: 'Sends a message to the shop, with a copy to the sender',
  tag: 'Contact',
  access: 'public',
  rateLimit: { max: 5, perSeconds: 3600 },
  body: z.strictObject({
    name: filledText(contactLimits.name),
    email: emailAddress,
    phone: z._default(z.nullable(mobile), null),
    topic: z._default(z.enum(contactTopics), 'other'),
    orderNumber: z._default(text(contactLimits.orderNumber), ''),
    message,
    /** Honeypot: people don't see this field. A message that fills it in is accepted and discarded. */
    website: z._default(text(500), ''),
  }),
  status: 202,
  answer: z.strictObject({ receivedAt: timestamp }),
  problems: ['temporarily-unavailable'],
});
