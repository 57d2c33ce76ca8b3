import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { text, timestamp } from '../primitives.ts';

export const listMessages = defineCall({
  method: 'GET',
  path: '/v1/sandbox/messages',
  summary: 'The messages that the sandbox stored instead of sending, newest first',
  tag: 'Sandbox',
  access: 'public',
  query: z.strictObject({ to: z.optional(text(254)) }),
  status: 200,
  answer: z.strictObject({
    messages: z.array(
      z.strictObject({
        to: text(254),
        channel: z.enum(['sms', 'email', 'whatsapp']),
        /** The message's template, such as 'order-paid'. */
        template: z.optional(text(60)),
        /** E-mails only. */
        subject: z.optional(text(200)),
        text: text(4000),
        code: z.optional(text(10)),
        sentAt: timestamp,
      }),
    ),
  }),
  problems: [],
});
