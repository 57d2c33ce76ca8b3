import type { FastifyInstance } from 'fastify';
import type { Tracking } from '../../../../src/domain/shell/site/business-record.ts';
import { parseLocation } from '../../../../src/domain/shell/page/route.ts';
import { isMeasured } from '../../../../src/domain/shell/tracking/tracker.ts';
import type { Settings } from '../../start/settings.ts';
import { isSecure, pagePolicy, reportGroup, reportPath, type PagePolicy } from './content-policy.ts';
import { ownStyles } from '../html.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Source expressions of the styles in an HTML answer; those of the server's own pages unless it says. */
    styleSources: PageStyles | null;
  }
}

type PageStyles = Pick<PagePolicy, 'styles' | 'styleAttributes'>;

/** The worker that does a password's steps is the one place where WebAssembly runs (SES-05). */
const workerPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'";
const workerPath = /^\/assets\/password\.worker-[\w-]+\.js$/u;

/** Policies that are kept ready: pages of a build, with the ids of today. */
const maxPolicies = 200;

const answerPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Two years, for every host below the shop's: it is told nowhere to be built into browsers, which its owner decides. */
const transportSecurity = 'max-age=63072000; includeSubDomains';

function fixedHeaders(settings: Pick<Settings, 'publicOrigin'>): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure(settings) ? { 'strict-transport-security': transportSecurity } : {}),
  };
}

/** The headers of an answer that is no page and passes no hook, such as to an address that cannot be read (SEC-06). */
export function refusalHeaders(settings: Pick<Settings, 'publicOrigin'>): Readonly<Record<string, string>> {
  return { ...fixedHeaders(settings), 'content-security-policy': answerPolicy, 'x-frame-options': 'DENY' };
}

/** Security headers on every answer; HTML gets the policy of pages, all else may do nothing (SEC-06). */
export function sendSecurityHeaders(app: FastifyInstance, settings: Settings, tracking: () => Tracking): void {
  const policies = new Map<string, string>();
  const policyOf = (path: string, page: PageStyles & Pick<PagePolicy, 'isFramed'>): string => {
    const known = isMeasured(path) ? tracking() : null;
    const key = JSON.stringify([known, page]);
    const { razorpayUrl, business, publicOrigin } = settings;
    const policy =
      policies.get(key) ?? pagePolicy({ razorpayUrl, business, publicOrigin, tracking: known, ...page });
    if (policies.size > maxPolicies) policies.clear();
    policies.set(key, policy);
    return policy;
  };
  const fixed = fixedHeaders(settings);
  app.decorateReply('styleSources', null);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(fixed).header('x-request-id', request.id);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
    const isFramed = isPage && (isPreview(request.url) || (settings.hasFlows && isInspected(request.url)));
    if (!reply.hasHeader('content-security-policy')) {
      const forOther = workerPath.test(request.url) ? workerPolicy : answerPolicy;
      const styles = reply.styleSources ?? { styles: ownStyles(), styleAttributes: [] };
      const page = { ...styles, isFramed };
      reply.header('content-security-policy', isPage ? policyOf(parseLocation(request.url).path, page) : forOther);
      if (isPage && isSecure(settings)) reply.header('reporting-endpoints', `${reportGroup}="${reportPath}"`);
    }
    // The inspector's window tells the page that it listens, which it cannot where the browser parts the two.
    if (isPage && settings.mode === 'sandbox' && opensInspector(request.url)) {
      reply.header('cross-origin-opener-policy', 'unsafe-none');
    }
    if (!reply.hasHeader('x-frame-options')) reply.header('x-frame-options', isFramed ? 'SAMEORIGIN' : 'DENY');
    if (request.url.startsWith('/v1/') && !reply.hasHeader('cache-control')) {
      reply.header('cache-control', 'no-store');
    }
    done(null, payload);
  });
}

/** A page that the flow room shows in a frame of its own (FLO-02, FLO-04). */
function isInspected(url: string): boolean {
  return /[?&]inspect(?:[=&]|$)/u.test(url);
}

/** A page that opens Stately's hosted inspector in a window of its own (FLO-01). */
function opensInspector(url: string): boolean {
  return /[?&]inspect=stately(?:&|$)/u.test(url);
}

/** The page for testers inside the admin's preview of a popup (ADM-04). */
function isPreview(url: string): boolean {
  return url === '/popup-test?framed';
}
