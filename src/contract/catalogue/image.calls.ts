import * as z from 'zod/mini';
import { maxImageBytes } from '../../domain/kit/image.ts';
import { defineCall } from '../call.ts';
import { id, text } from '../primitives.ts';

export const sendImage = defineCall({
  method: 'POST',
  path: '/v1/admin/image',
  summary: 'Sends a picture for the shop: JPG, PNG, WebP or AVIF, 10 MB at most, told by its content',
  tag: 'Pictures',
  access: ['admin'],
  rateLimit: { max: 60, perSeconds: 60 },
  upload: { maxBytes: maxImageBytes, maxFiles: 1, isRequired: true },
  body: z.strictObject({}),
  status: 201,
  answer: z.strictObject({
    id,
    /** On this site: what a record keeps of the picture. */
    path: text(300),
    /** Pixels, as it was sent and turned upright. */
    width: z.int(),
    height: z.int(),
  }),
  problems: ['unsupported-file', 'temporarily-unavailable'],
});
