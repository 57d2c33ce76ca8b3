import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { id, sku, text } from '../primitives.ts';

export const reelSchema = z.strictObject({
  id,
  title: text(120),
  productSku: z.nullable(sku),
  /** The film; null where there is only its poster. */
  url: z.nullable(text(300)),
  poster: text(300),
  position: z.int(),
});

export const listReels = defineCall({
  method: 'GET',
  path: '/v1/reel',
  summary: 'The shop’s reels, by position',
  tag: 'Reels',
  access: 'public',
  status: 200,
  answer: z.strictObject({ reels: z.array(reelSchema) }),
  problems: [],
});

export type Reel = z.infer<typeof reelSchema>;
