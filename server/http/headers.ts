import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

/** Hosts that a page may talk to and send a form to once Razorpay takes payments. */
const razorpayHosts = 'https://api.razorpay.com https://checkout.razorpay.com';

/** The content security policy of every page: no inline script, nothing from elsewhere. */
export function pagePolicy({ razorpay, business }: Pick<Settings, 'razorpay' | 'business'>): string {
  const { webhookUrl } = business.whatsapp;
  const webhook = webhookUrl === null ? '' : ` ${new URL(webhookUrl).origin}`;
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${webhook}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    `form-action 'self'${razorpay ? ` ${razorpayHosts}` : ''}`,
    "object-src 'none'",
  ].join('; ');
}

/** The worker that does a password's steps is the one place where WebAssembly runs (SES-05). */
const workerPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'";
const workerPath = /^\/assets\/password\.worker-[\w-]+\.js$/u;

const answerPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Security headers on every answer; HTML gets the policy of pages, all else may do nothing. */
export function sendSecurityHeaders(app: FastifyInstance, settings: Settings): void {
  const forPages = pagePolicy(settings);
  const forFrames = forPages.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
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
      const forPage = isFramed ? forFrames : forPages;
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
