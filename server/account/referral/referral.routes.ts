import type { FastifyInstance } from 'fastify';
import { getReferral } from '../../../src/contract/account/referral/referral.calls.ts';
import { sum } from '../../../src/domain/kit/money/money.ts';
import { friendName, referralCode, referralReward } from '../../../src/domain/account/referral.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { route } from '../../platform/http/route.ts';
import { claimCode, codeOf, friendsOf } from './referral.queries.ts';

const thirtyDays = 30 * 86_400;
const clearing = 'ref=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax';

/**
 * Referrals. A `?ref=` link stores its code in a cookie; the first call from a new account on that device records
 * the referral, however the account was created.
 */
export function referralRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock, origin } = context;

  app.addHook('onSend', (request, reply, payload, done) => {
    const code = request.method === 'GET' ? codeInLink(request.query) : null;
    if (code !== null && !request.url.startsWith('/v1/')) {
      const secure = origin().startsWith('https:') ? '; Secure' : '';
      reply.header('set-cookie', `ref=${code}; Max-Age=${thirtyDays}; Path=/; HttpOnly; SameSite=Lax${secure}`);
      reply.header('cache-control', 'private, no-store');
    }
    done(null, payload);
  });

  app.addHook('preHandler', (request, reply, done) => {
    const code = request.shopper === null ? null : codeInCookie(request.headers.cookie);
    if (code === null || request.shopper === null) return done();
    claimCode(database, request.shopper.id, code, clock()).then(() => {
      reply.header('set-cookie', clearing);
      done();
    }, done);
  });

  route(app, context, getReferral, async ({ shopper }) => {
    const [code, friends] = await Promise.all([codeOf(database, shopper.id), friendsOf(database, shopper.id)]);
    return {
      code,
      link: `${origin()}/?ref=${code}`,
      reward: referralReward,
      earned: sum(friends.map(({ reward }) => reward)),
      friends: friends.map(({ first_name, last_name, joined_at, status }) => ({
        name: friendName(first_name, last_name),
        joinedAt: joined_at.toISOString(),
        status,
      })),
    };
  });
}

function codeInLink(query: unknown): string | null {
  if (typeof query !== 'object' || query === null || !('ref' in query)) return null;
  return typeof query.ref === 'string' ? referralCode(query.ref) : null;
}

function codeInCookie(cookie: string | undefined): string | null {
  const found = /(?:^|;\s*)ref=([^;]*)/u.exec(cookie ?? '')?.[1];
  return found === undefined ? null : referralCode(found);
}
