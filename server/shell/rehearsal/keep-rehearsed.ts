import type { FastifyInstance } from 'fastify';
import { putCart } from '../../../src/contract/cart/cart.calls.ts';
import { quoteOrder } from '../../../src/contract/orders/order/order.calls.ts';
import { calculateBundle, suggestBundles } from '../../../src/contract/promotions/bundle/suggestion.calls.ts';
import { verifyCoupon } from '../../../src/contract/promotions/coupon/coupon.calls.ts';
import { inRehearsal, type Rehearsal } from '../../../src/domain/shell/site/rehearsal.ts';
import { problem } from '../../platform/http/problem.ts';

/** Calls that aren't reads and still change nothing, or only what the rehearsal itself keeps. */
const harmless = new Set(
  [quoteOrder, verifyCoupon, calculateBundle, suggestBundles, putCart].map(
    ({ method, path }) => `${method} ${path}`,
  ),
);
const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses what would sell, send or save something, and lets nobody keep an answer of a rehearsal (FLO-08). */
export function keepRehearsed(app: FastifyInstance, { at, token }: Pick<Rehearsal, 'at' | 'token'>): void {
  const date = new Date(at).toUTCString();
  app.addHook('onRequest', (request, _reply, done) => {
    const isHarmless =
      reads.has(request.method) || harmless.has(`${request.method} ${request.routeOptions.url ?? ''}`);
    done(
      isHarmless
        ? undefined
        : problem('not-allowed', { detail: 'This is a rehearsal: nothing is sold or saved here' }),
    );
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    for (const header of ['cdn-cache-control', 'surrogate-key', 'cache-tag', 'etag']) reply.removeHeader(header);
    const location = reply.getHeader('location');
    const isOwn = typeof location === 'string' && location.startsWith('/');
    reply.headers(isOwn ? { location: inRehearsal(location, token) } : {});
    reply.headers({
      'cache-control': 'private, no-store',
      // The pages’ clock follows this one.
      date,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    done(null, payload);
  });
}
