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
import { campaignOf, setByCampaign } from '../../promotions/campaign-part/campaign-of.ts';
import { etagOf, staleRecord } from '../../platform/list/version.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { problem, refusedField } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import {
  changePost,
  insertPost,
  isSlugFree,
  lockPost,
  lockSlugs,
  missingReference,
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

  route(app, context, createPost, async ({ body, shopper }, reply) => {
    const now = clock();
    const after = await database.transaction(async (tx) => {
      await lockSlugs(tx);
      await refuseMisfit(tx, body, null);
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
  });

  route(app, context, updatePost, async ({ params: { id }, headers, body, shopper }, reply) => {
    const now = clock();
    const after = await database.transaction(async (tx) => {
      await lockSlugs(tx);
      const locked = await lockPost(tx, id);
      if (!locked) throw noPost();
      const before = await present(tx, id, now);
      await refuseMisfit(tx, body, id);
      await refuseOwnTime(tx, before, body);
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
  });

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

/** Throws 'invalid-input' when a campaign sets the moment that is being changed (CMP-01). */
async function refuseOwnTime(tx: Session, before: OwnedPost, { publishAt }: PostWrite): Promise<void> {
  if (publishAt === before.publishAt) return;
  const campaign = await campaignOf(tx, 'post', before.id);
  if (campaign !== null) throw refusedField('publishAt', setByCampaign(campaign));
}

const missing: Readonly<Record<string, string>> = {
  categoryId: 'Choose a journal category',
  sku: 'This product isn’t in the shop',
  coverId: 'This picture is no longer here. Upload it again',
};

async function refuseMisfit(tx: Session, body: PostWrite, id: string | null): Promise<void> {
  if (body.coverId !== null && body.coverAlt.trim() === '') {
    throw refusedField('coverAlt', 'Describe the picture for people who can’t see it');
  }
  const field = await missingReference(tx, body);
  if (field !== null) throw refusedField(field, missing[field] ?? 'Not there');
  if (!(await isSlugFree(tx, body.slug, id))) {
    throw refusedField('slug', 'Another post has or had this address');
  }
}

function noPost() {
  return problem('not-found', { detail: 'We couldn’t find this post' });
}
