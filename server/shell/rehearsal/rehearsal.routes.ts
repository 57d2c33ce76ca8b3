import type { FastifyInstance } from 'fastify';
import { startRehearsal } from '../../../src/contract/shell/rehearsal.calls.ts';
import { inRehearsal } from '../../../src/domain/shell/site/rehearsal.ts';
import { recordChange } from '../../platform/audit/audit.ts';
import { isSecure } from '../../platform/http/guard/content-policy.ts';
import { refuseMistakes } from '../../platform/http/input/rules.ts';
import { route } from '../../platform/http/route.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { browserSecretOf } from './rehearsals.ts';
import { browserName, newBrowserSecret, signRehearsal } from './rehearsal-token.ts';

/** Seconds that a link works. */
const lifetime = 1_800;

/** Links to the shop of a moment to come, for staff (FLO-08). */
export function rehearsalRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock, settings } = context;

  const momentFindings = (asked: { readonly at: string }) => () =>
    new Date(asked.at) < clock() ? { field: 'at', message: 'Choose a moment to come' } : null;

  route(
    app,
    context,
    startRehearsal,
    async ({ body, shopper }, reply) => {
      await refuseMistakes(momentFindings(body));
      const { at, isMember, cart } = body;
      const now = clock();
      const secret = browserSecretOf(reply.request) ?? newBrowserSecret();
      const expires = now.getTime() + lifetime * 1000;
      const token = signRehearsal(
        {
          at: Date.parse(at),
          expires,
          isMember,
          cart,
          session: shopper.tokenHash.toString('base64url'),
          browser: browserName(secret),
        },
        settings.secret,
      );
      await recordChange(database, {
        actorId: shopper.id,
        action: 'started',
        resource: 'rehearsal',
        recordId: at,
        before: null,
        after: { at, isMember, cart },
        now,
      });
      const secure = isSecure(settings) ? '; Secure' : '';
      reply.header(
        'set-cookie',
        `rehearsal=${secret}; Path=/; Max-Age=${lifetime}; HttpOnly; SameSite=Strict${secure}`,
      );
      return { href: inRehearsal('/', token), expiresAt: new Date(expires).toISOString() };
    },
    { rules: ({ body }) => momentFindings(body) },
  );
}
