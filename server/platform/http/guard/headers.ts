import type { FastifyInstance } from 'fastify';
import type { Tracking } from '../../../../src/domain/shell/site/business-record.ts';
import { parseLocation } from '../../../../src/domain/shell/page/route.ts';
import { isMeasured } from '../../../../src/domain/shell/tracking/tracker.ts';
import type { Settings } from '../../start/settings.ts';
import { isSecure, pagePolicy, reportGroup, reportPath, type PagePolicy } from './content-policy.ts';
import { ownStyles } from '../html.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Source expressions for the styles of an HTML response; the default covers the server's own pages. */
    styleSources: PageStyles | null;
  }
}

type PageStyles = Pick<PagePolicy, 'styles' | 'styleAttributes'>;

/** The worker for password hashing is the only place where WebAssembly runs (SES-05). */
const workerPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'";
const workerPath = /^\/assets\/password\.worker-[\w-]+\.js$/u;

/** Maximum number of cached policies: one for each page and set of tracker ids. */
const maxPolicies = 200;

const answerPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Two years, including subdomains. No `preload`: that is the domain owner's decision. */
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

/** The headers of responses that skip the hooks, such as for an unreadable URL (SEC-06). */
export function refusalHeaders(settings: Pick<Settings, 'publicOrigin'>): Readonly<Record<string, string>> {
  return { ...fixedHeaders(settings), 'content-security-policy': answerPolicy, 'x-frame-options': 'DENY' };
}

/**
 * Adds security headers to every response; HTML gets the page policy, everything else the strictest one (SEC-06).
 */
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
    // The inspector's window posts messages to its opener, which the default opener policy would block.
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

/** A page that the flow room shows in a frame (FLO-02, FLO-04). */
function isInspected(url: string): boolean {
  return /[?&]inspect(?:[=&]|$)/u.test(url);
}

/** A page that opens Stately's hosted inspector in a new window (FLO-01). */
function opensInspector(url: string): boolean {
  return /[?&]inspect=stately(?:&|$)/u.test(url);
}

/** The tester page inside the admin's popup preview (ADM-04). */
function isPreview(url: string): boolean {
  return url === '/popup-test?framed';
}
