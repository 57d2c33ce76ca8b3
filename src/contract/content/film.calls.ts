import * as z from 'zod/mini';
import { filmTypes, maxFilmBytes } from '../../domain/content/film.ts';
import { defineCall } from '../call.ts';
import { id, text } from '../primitives.ts';

const filmSchema = z.strictObject({
  id,
  type: z.enum(filmTypes),
  /** Bytes. */
  size: z.int(),
  /** On this site. */
  path: text(100),
});

export const sendFilm = defineCall({
  method: 'POST',
  path: '/v1/admin/film',
  summary:
    'Uploads a video: MP4 or WebM, up to 50 MB, recognised by its content; deleted after an hour unless used',
  tag: 'Films',
  access: ['admin'],
  rateLimit: { max: 30, perSeconds: 600 },
  upload: { maxBytes: maxFilmBytes, maxFiles: 1, isRequired: true, isSpooled: true },
  body: z.strictObject({}),
  status: 201,
  answer: filmSchema,
  problems: ['unsupported-file', 'temporarily-unavailable'],
});

export type WireFilm = z.infer<typeof filmSchema>;
