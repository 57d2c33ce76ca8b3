import type { FastifyInstance } from 'fastify';
import {
  createPost,
  deletePost,
  listAllPosts,
  type OwnedPost,
  type PostWrite,
  readPost,
  updatePost,
} from '../../../src/contract/content/blog/blog-admin.calls.ts';
import type { AuditResource } from '../../../src/domain/kit/audit.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import { setByItsCampaign } from '../../promotions/campaign-part/campaign-of.ts';
import { etagOf, staleRecord } from '../../platform/list/version.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { type Findings, refuseMistakes } from '../../platform/http/input/rules.ts';
import { problem } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import {
  changePost,
  insertPost,
  isSlugFree,
  lockPost,
  lockSlugs,
  missingReferences,
  readOwnedPost,
  readPostPage,
  removePost,
  takeSlug,
} from './blog-admin.queries.ts';

const resource: AuditResource = 'post';

/** Blog posts, for admins. */
export function blogAdminRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;

  route(app, context, listAllPosts, async ({ query }) => readPostPage(database, query, clock()));

  route(app, context, readPost, async ({ params: { id } }, reply) => {
    const post = await present(database, id, clock());
    reply.header('etag', etagOf(post));
    return post;
  });

  route(
    app,
    context,
    createPost,
    async ({ body, shopper }, reply) => {
      const now = clock();
      const after = await database.transaction(async (tx) => {
        await lockSlugs(tx);
        await refuseMistakes(postFindings(tx, null, body));
        const id = await insertPost(tx, body, now);
        await takeSlug(tx, { id, slug: body.slug, left: null });
        const created = await present(tx, id, now);
        await recordChange(tx, {
          actorId: shopper.id,
          action: 'created',
          resource,
          recordId: id,
          before: null,
          after: created,
          now,
        });
        return created;
      });
      reply.header('etag', etagOf(after));
      return after;
    },
    { rules: ({ body }) => postFindings(database, null, body) },
  );

  route(
    app,
    context,
    updatePost,
    async ({ params: { id }, headers, body, shopper }, reply) => {
      const now = clock();
      const after = await database.transaction(async (tx) => {
        await lockSlugs(tx);
        const locked = await lockPost(tx, id);
        if (!locked) throw noPost();
        const before = await present(tx, id, now);
        await refuseMistakes(postFindings(tx, before, body));
        if (!(await changePost(tx, { id, version: headers['if-match'] }, body, now))) throw staleRecord(before);
        const wasOut = locked.publish_at !== null && locked.publish_at <= now;
        await takeSlug(tx, { id, slug: body.slug, left: wasOut ? null : locked.slug });
        const changed = await present(tx, id, now);
        const change = {
          actorId: shopper.id,
          action: 'changed',
          resource,
          recordId: id,
          before,
          after: changed,
          now,
        };
        await recordChange(tx, change);
        return changed;
      });
      reply.header('etag', etagOf(after));
      return after;
    },
    {
      rules:
        ({ params: { id }, body }) =>
        async () =>
          postFindings(database, (await readOwnedPost(database, id, clock())) ?? null, body),
    },
  );

  route(app, context, deletePost, async ({ params: { id }, shopper }) => {
    const now = clock();
    await database.transaction(async (tx) => {
      if (!(await lockPost(tx, id))) throw noPost();
      const before = await present(tx, id, now);
      await removePost(tx, id);
      const change = { actorId: shopper.id, action: 'deleted', resource, recordId: id, before, after: null, now };
      await recordChange(tx, change);
    });
  });
}

async function present(session: Session, id: string, now: Date): Promise<OwnedPost> {
  const post = await readOwnedPost(session, id, now);
  if (!post) throw noPost();
  return post;
}

const missing = {
  categoryId: 'Choose a journal category',
  sku: 'This product isn’t in the shop',
  coverId: 'This picture is no longer here. Upload it again',
} as const;

/** What is refused of a post besides its schema; `before` is the stored one, null for a new one. */
function postFindings(session: Session, before: OwnedPost | null, post: PostWrite): Findings {
  const nowhere = { categoryId: null, sku: null, coverId: null };
  const referenceFindings = (['categoryId', 'sku', 'coverId'] as const).map((field) => async () => {
    const found = await missingReferences(session, { ...nowhere, [field]: post[field] });
    return found.map((name) => ({ field: name, message: missing[name] }));
  });
  return [
    () =>
      post.coverId !== null && post.coverAlt.trim() === ''
        ? { field: 'coverAlt', message: 'Describe the picture for people who can’t see it' }
        : null,
    referenceFindings,
    async () =>
      (await isSlugFree(session, post.slug, before?.id ?? null))
        ? null
        : { field: 'slug', message: 'Another post has or had this address' },
    before &&
      setByItsCampaign(session, 'post', { id: before.id, before, after: post, fields: ['publishAt'] as const }),
  ];
}

function noPost() {
  return problem('not-found', { detail: 'We couldn’t find this post' });
}
