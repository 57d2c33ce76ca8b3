import type { FastifyInstance } from 'fastify';
import {
  createPostCategory,
  deletePostCategory,
  updatePostCategory,
} from '../../src/contract/blog/blog-admin.calls.ts';
import { recordChange } from '../admin/audit.ts';
import { staleRecord } from '../admin/version.ts';
import type { ShopContext } from '../context.ts';
import { problem, refusedField } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { lockSlugs } from './blog-admin.queries.ts';
import {
  changePostCategory,
  insertPostCategory,
  isCategoryTaken,
  lockPostCategory,
  removePostCategory,
} from './post-category.queries.ts';

const resource = 'post-category';

/** What posts are filed under, in the hands of admins (ADM-07). */
export function postCategoryRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;

  route(app, context, createPostCategory, async ({ body, shopper }) => {
    const now = clock();
    return database.transaction(async (tx) => {
      await lockSlugs(tx);
      const after = await insertPostCategory(tx, body, now);
      if (!after) throw slugTaken();
      const record = { resource, recordId: after.id, before: null, after, now };
      await recordChange(tx, { actorId: shopper.id, action: 'created', ...record });
      return after;
    });
  });

  route(app, context, updatePostCategory, async ({ params: { id }, headers, body, shopper }) => {
    const now = clock();
    return database.transaction(async (tx) => {
      await lockSlugs(tx);
      const before = await lockPostCategory(tx, id);
      if (!before) throw noCategory();
      if (await isCategoryTaken(tx, body.slug, id)) throw slugTaken();
      const after = await changePostCategory(tx, { id, version: headers['if-match'] }, body, now);
      if (!after) throw staleRecord(before);
      const record = { resource, recordId: id, before, after, now };
      await recordChange(tx, { actorId: shopper.id, action: 'changed', ...record });
      return after;
    });
  });

  route(app, context, deletePostCategory, async ({ params: { id }, shopper }) => {
    const now = clock();
    await database.transaction(async (tx) => {
      await lockSlugs(tx);
      const before = await lockPostCategory(tx, id);
      if (!before) throw noCategory();
      if (before.posts > 0) {
        throw problem('conflict', { detail: 'Give its posts another category first' });
      }
      await removePostCategory(tx, id);
      const record = { resource, recordId: id, before, after: null, now };
      await recordChange(tx, { actorId: shopper.id, action: 'deleted', ...record });
    });
  });
}

function slugTaken() {
  return refusedField('slug', 'There is a category with this address already');
}

function noCategory() {
  return problem('not-found', { detail: 'There is no such category' });
}
