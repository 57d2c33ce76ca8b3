import * as z from 'zod/mini';
import { languages } from '../../domain/kit/text/language.ts';
import { defineCall } from '../call.ts';

const tag = 'Account';

/** Optional messages, each sent only with consent, and the language of all. */
const choices = z.strictObject({
  whatsapp: z.boolean(),
  reminders: z.boolean(),
  reviews: z.boolean(),
  language: z.enum(languages),
});

export const getMessageChoices = defineCall({
  method: 'GET',
  path: '/v1/user/message-choices',
  summary:
    'Whether the signed-in person wants WhatsApp messages, reminders of an unfinished checkout, and to be asked for reviews, and the language of their messages',
  tag,
  access: 'signed-in',
  status: 200,
  answer: choices,
  problems: [],
});

export const saveMessageChoices = defineCall({
  method: 'PUT',
  path: '/v1/user/message-choices',
  summary:
    'Saves whether the signed-in person wants WhatsApp messages, reminders and questions about what they bought, and the language of their messages',
  tag,
  access: 'signed-in',
  /** Without `reviews` or `language`, that choice stays as it is. */
  body: z.strictObject({
    ...choices.shape,
    reviews: z.optional(z.boolean()),
    language: z.optional(choices.shape.language),
  }),
  status: 200,
  answer: choices,
  problems: [],
});
