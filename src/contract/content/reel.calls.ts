import * as z from 'zod/mini';
import { videoKinds, isVideoLink, maxReels, maxShown, type Reel } from '../../domain/content/reel.ts';
import { versionHeaders } from '../platform/list.ts';
import { translatedMembers, translationsOf } from '../platform/translation.ts';
import { defineCall } from '../call.ts';
import { filledText, id, sku, text, timestamp } from '../primitives.ts';

const admin = ['admin'] as const;
const params = z.strictObject({ id });

export const reelSchema = z.strictObject({
  id,
  title: text(120),
  productSku: z.nullable(sku),
  /** The video file or the page that shows it; null if there is only a poster. */
  url: z.nullable(text(300)),
  film: z.enum(videoKinds),
  poster: text(300),
  position: z.int(),
  translated: translatedMembers,
}) satisfies z.ZodMiniType<Reel>;

const translations = translationsOf({ title: text(120) });

/** A reel as its admin sees it: with drafts and uploads. */
const ownedReelSchema = z.strictObject({
  ...reelSchema.shape,
  /** Of its product. */
  productName: z.nullable(text(120)),
  filmId: z.nullable(id),
  isPublished: z.boolean(),
  version: z.int(),
  createdAt: timestamp,
  updatedAt: timestamp,
  translations,
});

const fields = {
  title: filledText(120),
  productSku: z._default(z.nullable(sku), null),
  /** A page on Instagram or YouTube that shows the video. */
  link: z._default(
    z.nullable(text(300).check(z.refine(isVideoLink, 'Use an https address at instagram.com or youtube.com'))),
    null,
  ),
  /** Id of an uploaded video, instead of a link. */
  filmId: z._default(z.nullable(id), null),
  /** Path of an uploaded image. */
  poster: text(300).check(z.minLength(1, 'Choose a picture')),
  isPublished: z._default(z.boolean(), false),
  translations,
};

const writeSchema = z.strictObject(fields).check(
  z.refine(({ link, filmId }) => link === null || filmId === null, {
    error: 'Upload a video or add a link',
    path: ['link'],
  }),
);

const orderSchema = z.strictObject({
  /** The new order of the list; ids left out follow. */
  ids: z.array(id).check(
    z.maxLength(maxReels),
    z.refine((ids) => new Set(ids).size === ids.length, 'Add each one only once'),
  ),
});

const reelListSchema = z.strictObject({ total: z.int(), items: z.array(ownedReelSchema) });

/** The calls of one list: a public `list`, and the others under an admin path. */
function reelCallsOf({
  tag,
  many,
  list,
  adminPath,
  write,
}: {
  readonly tag: string;
  readonly many: string;
  readonly list: string;
  readonly adminPath: string;
  readonly write: string;
}) {
  return {
    list: defineCall({
      method: 'GET',
      path: list,
      summary: `The published ${many}, in order`,
      tag,
      access: 'public',
      status: 200,
      answer: z.strictObject({ reels: z.array(reelSchema).check(z.maxLength(maxShown)) }),
      problems: [],
    }),
    listAll: defineCall({
      method: 'GET',
      path: adminPath,
      summary: `All ${many} in order, including drafts`,
      tag,
      access: admin,
      query: z.strictObject({ q: z.optional(text(80)) }),
      status: 200,
      answer: reelListSchema,
      problems: [],
    }),
    read: defineCall({
      method: 'GET',
      path: `${adminPath}/{id}`,
      summary: `One of the ${many}`,
      tag,
      access: admin,
      params,
      status: 200,
      answer: ownedReelSchema,
      problems: ['not-found'],
    }),
    create: defineCall({
      method: 'POST',
      path: write,
      summary: `Adds one to the end of the ${many}; a poster is required`,
      tag,
      access: admin,
      body: writeSchema,
      status: 201,
      answer: ownedReelSchema,
      problems: ['conflict'],
    }),
    change: defineCall({
      method: 'PUT',
      path: `${write}/{id}`,
      summary: `Changes one of the ${many}`,
      tag,
      access: admin,
      params,
      headers: versionHeaders,
      body: writeSchema,
      status: 200,
      answer: ownedReelSchema,
      problems: ['not-found', 'version-conflict'],
    }),
    remove: defineCall({
      method: 'DELETE',
      path: `${write}/{id}`,
      summary: `Deletes one of the ${many} with its uploads`,
      tag,
      access: admin,
      params,
      status: 204,
      problems: ['not-found'],
    }),
    reorder: defineCall({
      method: 'POST',
      path: `${write}/reorder`,
      summary: `Sets the order of all ${many}; of two requests at once, the later wins`,
      tag,
      access: admin,
      body: orderSchema,
      status: 200,
      answer: reelListSchema,
      problems: [],
    }),
  } as const;
}

export const reelCalls = reelCallsOf({
  tag: 'Reels',
  many: 'reels',
  list: '/v1/reel',
  adminPath: '/v1/admin/reels',
  write: '/v1/reel',
});

export const instagramCalls = reelCallsOf({
  tag: 'Instagram',
  many: 'Instagram videos',
  list: '/v1/instagram',
  adminPath: '/v1/instagram/admin',
  write: '/v1/instagram/admin',
});

export type ReelWrite = z.output<typeof writeSchema>;
export type OwnedReel = z.infer<typeof ownedReelSchema>;
