import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { Rehearsal } from '../../../src/domain/shell/site/rehearsal.ts';
import { noTracking } from '../../../src/domain/shell/site/business-record.ts';
import { memoryCarts } from '../../cart/memory-carts.ts';
import { openCatalogue } from '../../catalogue/catalogue.ts';
import { liveSettings } from '../../content/business/live-business.ts';
import { openKnownSessions } from '../../platform/http/guard/known-sessions.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { readBanners } from '../../platform/start/open-context.ts';
import { cartWorth } from './cart-worth.ts';
import { rehearsalDatabase } from './rehearsal-database.ts';
import { memberTokenOf, type RehearsalClaims } from './rehearsal-token.ts';
import { rehearsedPage, rehearsedScript } from './rehearsed-page.ts';
import { rehearsalViews } from './rehearsal-views.ts';
import { keepRehearsed } from './keep-rehearsed.ts';

export interface OpenRehearsal {
  readonly app: FastifyInstance;
  close(): Promise<void>;
}

type BuildShop = (context: ShopContext) => Promise<FastifyInstance>;

/**
 * Opens the shop of another moment: the same code over the same database, with another clock, in front of which stand the
 * prices of then. It has its own memory of pages, lists, rules and offers, so nothing of it reaches the real shop.
 */
export async function openRehearsal(
  context: ShopContext,
  token: string,
  said: RehearsalClaims,
  buildShop: BuildShop,
): Promise<OpenRehearsal> {
  const at = new Date(said.at);
  const clock = () => at;
  const memberToken = said.isMember ? memberTokenOf(token) : null;
  let views: Promise<string> | null = null;
  const readViews = async () => {
    views ??= rehearsalViews(context.database, { at, memberToken });
    return views;
  };
  const database = rehearsalDatabase(context.database, readViews);
  await database.listen('catalogue', () => {
    views = null;
  });
  const catalogue = await openCatalogue(database, readBanners, clock, () => context.business.record().synonyms);
  const sessions = await openKnownSessions(database);
  const shown: Rehearsal = {
    token,
    at: at.toISOString(),
    isMember: said.isMember,
    cart: await cartWorth(catalogue, said.cart),
    memberToken,
  };
  const app = await buildShop({
    ...context,
    settings: Object.defineProperty(liveSettings(context.settings, context.business, clock), 'cdn', {
      value: null,
    }),
    business: { ...context.business, tracking: () => noTracking },
    database,
    catalogue,
    sessions,
    clock,
    carts: memoryCarts(),
    rehearsal: shown,
    // What is measured is the real shop.
    metrics: new Registry(),
  });
  keepRehearsed(app, shown);
  app.get(rehearsedScript, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(rehearsedPage(shown)),
  );
  await app.ready();
  return {
    app,
    async close() {
      await app.close();
      await catalogue.close();
      await sessions.close();
      await database.close();
    },
  };
}
