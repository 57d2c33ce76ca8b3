import type { FastifyInstance } from 'fastify';
import { readAbout, readBusiness, saveBusiness } from '../../../src/contract/content/business.calls.ts';
import { recordMistake } from '../../../src/domain/shell/site/business-record.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import { etagOf, staleRecord } from '../../platform/list/version.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { refusedField } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { readBusinessState, storeBusiness } from './live-business.ts';

/** The business details, for admins: the database overrides the configuration. */
export function businessRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock, business } = context;

  route(app, context, readAbout, async (_input, reply) => {
    reply.header('cache-control', 'public, max-age=10');
    return context.settings.business.about;
  });

  route(app, context, readBusiness, async (_input, reply) => {
    const state = await readBusinessState(database, business.configured);
    reply.header('etag', etagOf(state));
    return state;
  });

  route(app, context, saveBusiness, async ({ body, headers, shopper }, reply) => {
    const wrong = recordMistake(body);
    if (wrong) throw refusedField(wrong.field, wrong.message);
    const state = await database.transaction(async (tx) => {
      const before = await readBusinessState(tx, business.configured, { isLocked: true });
      const version = headers['if-match'];
      if (version !== undefined && version !== before.version) throw staleRecord(before);
      await storeBusiness(tx, business.configured, { record: body, version: before.version + 1, now: clock() });
      await recordChange(tx, {
        actorId: shopper.id,
        action: 'changed',
        resource: 'business',
        recordId: 'business',
        before: before.record,
        after: body,
        isOfShop: true,
        now: clock(),
      });
      return readBusinessState(tx, business.configured);
    });
    await business.reload();
    reply.header('etag', etagOf(state));
    return state;
  });
}
