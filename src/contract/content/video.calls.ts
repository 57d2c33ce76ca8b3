import * as z from 'zod/mini';
import { videoTypes, maxVideoBytes } from '../../domain/content/video.ts';
import { defineCall } from '../call.ts';
import { id, text } from '../primitives.ts';

const videoSchema = z.strictObject({
  id,
  type: z.enum(videoTypes),
  /** Bytes. */
  size: z.int(),
  /** Path on this site. */
  path: text(100),
});

export const sendVideo = defineCall({
  method: 'POST',
  path: '/v1/admin/film',
  summary:
    'Uploads a video: MP4 or WebM, up to 50 MB, recognised by its content; deleted after an hour unless used',
  tag: 'Films',
  access: ['admin'],
  rateLimit: { max: 30, perSeconds: 600 },
  upload: { maxBytes: maxVideoBytes, maxFiles: 1, isRequired: true, isSpooled: true },
  body: z.strictObject({}),
  status: 201,
  answer: videoSchema,
  problems: ['unsupported-file', 'temporarily-unavailable'],
});

export type WireVideo = z.infer<typeof videoSchema>;
