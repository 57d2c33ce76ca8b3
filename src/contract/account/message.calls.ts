import * as z from 'zod/mini';
import { defineCall } from '../call.ts';

const tag = 'Account';

/** Optional messages, each sent only with consent. */
const choices = z.strictObject({ whatsapp: z.boolean(), reminders: z.boolean() });

export const getMessageChoices = defineCall({
  method: 'GET',
  path: '/v1/user/message-choices',
  summary: 'Whether the signed-in person wants WhatsApp messages, and reminders of an unfinished checkout',
  tag,
  access: 'signed-in',
  status: 200,
  answer: choices,
  problems: [],
});

export const saveMessageChoices = defineCall({
  method: 'PUT',
  path: '/v1/user/message-choices',
  summary: 'Saves whether the signed-in person wants WhatsApp messages and reminders',
  tag,
  access: 'signed-in',
  body: choices,
  status: 200,
  answer: choices,
  problems: [],
});
