import type { FastifyInstance } from 'fastify';
import {
  createPostCategory,
  deletePostCategory,
  listOwnedCategories,
  updatePostCategory,
} from '../../../src/contract/content/blog/blog-admin.calls.ts';
import type { AuditResource } from '../../../src/domain/kit/audit.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import { staleRecord } from '../../platform/list/version.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { problem, refusedField } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { lockSlugs } from './blog-admin.queries.ts';
import {
  changePostCategory,
  insertPostCategory,
  isCategoryTaken,
  lockPostCategory,
  movePosts,
  readOwnedCategories,
  removePostCategory,
} from './post-category.queries.ts';

const resource: AuditResource = 'post category';

/** Post categories, for admins. */
export function postCategoryRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;

  route(app, context, listOwnedCategories, async () => ({ categories: await readOwnedCategories(database) }));

  const slugFindings = (category: { readonly slug: string }, ownId: string | null) => async () =>
    (await isCategoryTaken(database, category.slug, ownId)) ? takenSlug : null;

  route(
    app,
    context,
    createPostCategory,
    async ({ body, shopper }) => {
      const now = clock();
      return database.transaction(async (tx) => {
        await lockSlugs(tx);
        const after = await insertPostCategory(tx, body, now);
        if (!after) throw slugTaken();
        const record = { resource, recordId: after.id, before: null, after, now };
        await recordChange(tx, { actorId: shopper.id, action: 'created', ...record });
        return after;
      });
    },
    { rules: ({ body }) => slugFindings(body, null) },
  );

  route(
    app,
    context,
    updatePostCategory,
    async ({ params: { id }, headers, body, shopper }) => {
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
    },
    { rules: ({ params: { id }, body }) => slugFindings(body, id) },
  );

  route(app, context, deletePostCategory, async ({ params: { id }, query: { to }, shopper }) => {
    const now = clock();
    await database.transaction(async (tx) => {
      await lockSlugs(tx);
      const before = await lockPostCategory(tx, id);
      if (!before) throw noCategory();
      if (before.posts > 0) await refile(tx, { from: id, to, actorId: shopper.id, now });
      await removePostCategory(tx, id);
      const record = { resource, recordId: id, before, after: null, now };
      await recordChange(tx, { actorId: shopper.id, action: 'deleted', ...record });
    });
  });
}

interface Refiling {
  readonly from: string;
  readonly to: string | undefined;
  readonly actorId: string;
  readonly now: Date;
}

/** Moves a category's posts to another one. Their URLs stay the same, because they don't contain the category. */
async function refile(tx: Session, { from, to, actorId, now }: Refiling): Promise<void> {
  if (to === undefined) throw problem('conflict', { detail: 'Choose a category for its posts' });
  const before = to === from ? undefined : await lockPostCategory(tx, to);
  if (!before) throw refusedField('to', 'Choose another journal category');
  await movePosts(tx, from, to);
  const after = await lockPostCategory(tx, to);
  const record = { resource, recordId: to, before, after: after ?? null, now };
  await recordChange(tx, { actorId, action: 'changed', ...record });
}

const takenSlug = { field: 'slug', message: 'A category with this address already exists' } as const;

function slugTaken() {
  return refusedField(takenSlug.field, takenSlug.message);
}

function noCategory() {
  return problem('not-found', { detail: 'We couldn’t find this category' });
}
