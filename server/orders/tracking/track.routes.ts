import { t } from '../../../src/domain/kit/text/text.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { ShopContext } from '../../platform/start/context.ts';
import { languageOf } from '../../account/user/language.queries.ts';
import { writtenIn } from '../../platform/http/words.ts';
import { problem } from '../../platform/http/problem.ts';
import { parcelsOf } from '../tables/parcel.queries.ts';
import { findAnyOrder, listOrderEvents } from '../tables/order.queries.ts';
import { trackedOrder } from './track-link.ts';
import { trackPage } from './track.page.ts';

const params = z.object({ token: z.string().check(z.maxLength(100)) });

/** The page behind a tracking link. Any invalid link is 'not-found'. */
export function trackRoutes(app: FastifyInstance, { database, settings, clock }: ShopContext): void {
  app.get('/track/:token', async (request, reply) => {
    const parsed = z.safeParse(params, request.params);
    const id = parsed.success ? trackedOrder(parsed.data.token, settings.secret, clock()) : null;
    const order = id === null ? undefined : await findAnyOrder(database, id);
    if (!order) throw problem('not-found', { detail: t`This link has expired or is incomplete` });
    const events = await listOrderEvents(database, [order.id]);
    const parcels = await parcelsOf(database, [order.id]);
    const language = await languageOf(database, order.shopper_id);
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(writtenIn(language, () => trackPage(order, { events, parcels }, { ...settings.business, language })));
  });
}
