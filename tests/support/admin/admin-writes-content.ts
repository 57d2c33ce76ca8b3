import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import sql from 'sql-template-tag';
import type { OwnedCategory, OwnedPost } from '../../../src/contract/content/blog/blog-admin.calls.ts';
import type { BusinessAnswer } from '../../../src/contract/content/business.calls.ts';
import type { OwnedReel } from '../../../src/contract/content/reel.calls.ts';
import { imagePath } from '../../../src/domain/kit/image.ts';
import { type AuditedShop, changed, created, deleted, type PrepareWrite, sent } from './audited-shop.ts';
import { videoOf, formOf, photoOf } from '../files/uploads.ts';

const title = 'Of the audit';

async function draftOf({ done }: AuditedShop, slug: string) {
  const { categories } = await done<{ categories: { id: string }[] }>('GET', '/v1/blog/categories');
  return { title, slug, categoryId: categories[0]?.id };
}

async function postOf(desk: AuditedShop, slug: string): Promise<OwnedPost> {
  return desk.done('POST', '/v1/blog', await draftOf(desk, slug));
}

async function categoryOf({ done }: AuditedShop, slug: string): Promise<OwnedCategory> {
  return done('POST', '/v1/blog/categories', { slug, name: title });
}

async function reelDraft({ server }: AuditedShop) {
  const id = randomUUID();
  await server.database.execute(sql`
    INSERT INTO image (id, width, height, sent_at) VALUES (${id}, 60, 40, ${server.context.clock()})`);
  return { title, poster: imagePath(id) };
}

/** The four writes of a shelf of videos below its path. */
function shelfWrites(path: string, resource: string, shelf: string) {
  const videoOn = async (desk: AuditedShop): Promise<OwnedReel> => desk.done('POST', path, await reelDraft(desk));
  return {
    create: async (desk: AuditedShop) => ({ body: await reelDraft(desk), lines: created(resource, { title }) }),
    change: async (desk: AuditedShop) => {
      const { id, poster } = await videoOn(desk);
      const body = { title: 'Changed', poster };
      return { params: { id }, body, lines: changed(resource, id, { title }, { title: 'Changed' }) };
    },
    remove: async (desk: AuditedShop) => {
      const { id } = await videoOn(desk);
      return { params: { id }, lines: deleted(resource, id, { title }) };
    },
    reorder: async (desk: AuditedShop) => {
      const { id } = await videoOn(desk);
      const order = { order: expect.arrayContaining([id]) as unknown };
      const line = { action: 'reordered', resource, recordId: shelf, before: order, after: order };
      return { body: { ids: [id] }, lines: () => [line] };
    },
  };
}

const reels = shelfWrites('/v1/reel', 'reel', 'reel');
const instagram = shelfWrites('/v1/instagram/admin', 'instagram video', 'instagram');

/** What the shop tells: the journal, videos, pictures, and what it says of itself. */
export const contentWrites = {
  createPost: async (desk) => ({
    body: await draftOf(desk, 'audit-new'),
    lines: created('post', { title, slug: 'audit-new', state: 'draft' }),
  }),
  updatePost: async (desk) => {
    const { id } = await postOf(desk, 'audit-put');
    const body = { ...(await draftOf(desk, 'audit-put')), title: 'Changed' };
    return { params: { id }, body, lines: changed('post', id, { title }, { title: 'Changed' }) };
  },
  deletePost: async (desk) => {
    const { id } = await postOf(desk, 'audit-gone');
    return { params: { id }, lines: deleted('post', id, { title, slug: 'audit-gone' }) };
  },
  createPostCategory: async () => ({
    body: { slug: 'audit-new', name: title },
    lines: created('post category', { slug: 'audit-new', name: title }),
  }),
  updatePostCategory: async (desk) => {
    const { id } = await categoryOf(desk, 'audit-put');
    const body = { slug: 'audit-put', name: 'Changed' };
    return { params: { id }, body, lines: changed('post category', id, { name: title }, { name: 'Changed' }) };
  },
  deletePostCategory: async (desk) => {
    const { id } = await categoryOf(desk, 'audit-gone');
    return { params: { id }, lines: deleted('post category', id, { slug: 'audit-gone' }) };
  },
  createReel: reels.create,
  changeReel: reels.change,
  deleteReel: reels.remove,
  reorderReels: reels.reorder,
  createInstagram: instagram.create,
  changeInstagram: instagram.change,
  deleteInstagram: instagram.remove,
  reorderInstagram: instagram.reorder,
  sendVideo: async () => ({
    body: formOf({}, { bytes: videoOf(), name: 'video.mp4', type: 'video/mp4' }),
    lines: sent('film', { type: 'video/mp4', size: 4096 }),
  }),
  sendImage: async () => ({
    body: formOf({}, { bytes: await photoOf(), name: 'photo.jpg', type: 'image/jpeg' }),
    lines: sent('image', { width: 60, height: 40 }),
  }),
  saveBusiness: async ({ done }) => {
    const { record } = await done<BusinessAnswer>('GET', '/v1/admin/business');
    const after = { ...record, hours: '10AM to 5PM', phone: '+91 80 4000 1234' };
    return { body: after, lines: changed('business', 'business', record, after) };
  },
} satisfies Record<string, PrepareWrite>;
