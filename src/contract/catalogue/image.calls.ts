import * as z from 'zod/mini';
import { maxImageBytes } from '../../domain/kit/image.ts';
import { defineCall } from '../call.ts';
import { id, text } from '../primitives.ts';

export const sendImage = defineCall({
  method: 'POST',
  path: '/v1/admin/image',
  summary: 'Uploads a picture: JPG, PNG, WebP or AVIF, up to 10 MB, recognised by its content',
  tag: 'Pictures',
  access: ['admin'],
  rateLimit: { max: 60, perSeconds: 60 },
  upload: { maxBytes: maxImageBytes, maxFiles: 1, isRequired: true },
  body: z.strictObject({}),
  status: 201,
  answer: z.strictObject({
    id,
    /** Path on this site, to be stored in records. */
    path: text(300),
    /** Original size in pixels, after rotation. */
    width: z.int(),
    height: z.int(),
  }),
  problems: ['unsupported-file', 'temporarily-unavailable'],
});
