import type { FastifyInstance } from 'fastify';
import type { Tracking } from '../../src/domain/business/business-record.ts';
import { parseLocation } from '../../src/domain/page/route.ts';
import { isMeasured, trackersOf } from '../../src/domain/tracking/tracker.ts';
import type { Settings } from '../settings.ts';

/** Where Razorpay's own pages are. A page that is open when an admin chooses Razorpay has to reach them too. */
const razorpayHosts = ['https://api.razorpay.com', 'https://checkout.razorpay.com'];

/**
 * The content security policy of every page: no inline script, nothing from elsewhere but what the shop has an id for, and
 * that only on pages where nobody says who they are (ANA-06).
 */
function pagePolicy(
  { razorpayUrl, business }: Pick<Settings, 'razorpayUrl' | 'business'>,
  tracking: Tracking | null,
) {
  const { webhookUrl } = business.whatsapp;
  const webhook = webhookUrl === null ? '' : ` ${new URL(webhookUrl).origin}`;
  const found = tracking === null ? [] : trackersOf(tracking);
  const hostsFor = (kind: 'script' | 'connect' | 'image') => {
    const hosts = new Set(found.flatMap(({ hosts: all }) => all[kind].split(' ')));
    return [...hosts].map((host) => ` ${host}`).join('');
  };
  return [
    "default-src 'self'",
    `script-src 'self'${hostsFor('script')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${hostsFor('image')}`,
    "font-src 'self'",
    `connect-src 'self'${webhook}${hostsFor('connect')}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    `form-action 'self' ${(razorpayUrl === null ? razorpayHosts : [razorpayUrl]).join(' ')}`,
    "object-src 'none'",
  ].join('; ');
}

/** The worker that does a password's steps is the one place where WebAssembly runs (SES-05). */
const workerPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'";
const workerPath = /^\/assets\/password\.worker-[\w-]+\.js$/u;

/** An admin who tries ids for a day leaves no more behind. */
const mostPolicies = 50;

const answerPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Security headers on every answer; HTML gets the policy of pages, all else may do nothing. */
export function sendSecurityHeaders(app: FastifyInstance, settings: Settings, tracking: () => Tracking): void {
  const policies = new Map<string, string>();
  const policyOf = (path: string): string => {
    const known = isMeasured(path) ? tracking() : null;
    const key = JSON.stringify(known);
    const policy = policies.get(key) ?? pagePolicy(settings, known);
    if (policies.size > mostPolicies) policies.clear();
    policies.set(key, policy);
    return policy;
  };
  const isSecure = settings.publicOrigin?.startsWith('https://') === true;
  const fixed = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(self), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(fixed).header('x-request-id', request.id);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!reply.hasHeader('content-security-policy')) {
      const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
      const isFramed = isPreview(request.url) || (settings.hasFlows && isInspected(request.url));
      const policy = isPage ? policyOf(parseLocation(request.url).path) : '';
      const forPage = isFramed ? policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'") : policy;
      const forOther = workerPath.test(request.url) ? workerPolicy : answerPolicy;
      reply.header('content-security-policy', isPage ? forPage : forOther);
    }
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

/** The page for testers inside the admin's preview of a popup (ADM-04). */
function isPreview(url: string): boolean {
  return url === '/popup-test?framed';
}
