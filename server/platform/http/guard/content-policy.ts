import { createHash } from 'node:crypto';
import type { Tracking } from '../../../../src/domain/shell/site/business-record.ts';
import { trackerPolicy, trustedPolicies } from '../../../../src/domain/shell/trusted-types.ts';
import { trackersOf } from '../../../../src/domain/shell/tracking/tracker.ts';
import type { Settings } from '../../start/settings.ts';

/** Where browsers report what a policy refused. */
export const reportPath = '/v1/csp-report';
/** The name of that place in the headers. */
export const reportGroup = 'csp';

/** Where Razorpay's own pages are. A page that is open when an admin chooses Razorpay has to reach them too. */
const razorpayHosts = ['https://api.razorpay.com', 'https://checkout.razorpay.com'];

export interface PagePolicy extends Pick<Settings, 'razorpayUrl' | 'business' | 'publicOrigin'> {
  /** Ids of trackers that may run on this page; null where none may. */
  readonly tracking: Tracking | null;
  /** Source expressions of the style elements in its HTML. */
  readonly styles: readonly string[];
  /** Source expressions of the style attributes in its HTML, such as the colours of a banner. */
  readonly styleAttributes: readonly string[];
  /** Whether a page of the shop's own may show it in a frame. */
  readonly isFramed: boolean;
}

/**
 * The content policy of a page (SEC-06): no inline script or style but style elements that the build made, no address
 * that is put together by a script unless one of the shop's own rules lets it through, and nothing from elsewhere but what
 * the shop has an id for, on pages where nobody says who they are (ANA-06).
 */
export function pagePolicy(page: PagePolicy): string {
  const { razorpayUrl, business, tracking, styles, styleAttributes, isFramed } = page;
  const { webhookUrl } = business.whatsapp;
  const webhook = webhookUrl === null ? [] : [new URL(webhookUrl).origin];
  const found = tracking === null ? [] : trackersOf(tracking);
  const hostsFor = (kind: 'script' | 'connect' | 'image') => [
    ...new Set(found.flatMap(({ hosts }) => hosts[kind].split(' '))),
  ];
  const ownTypes = Object.values(trustedPolicies);
  return [
    "default-src 'none'",
    sources('script-src', "'self'", ...hostsFor('script')),
    sources('style-src', "'self'", ...styles),
    ...(styleAttributes.length > 0 ? [sources('style-src-attr', "'unsafe-hashes'", ...styleAttributes)] : []),
    sources('img-src', "'self'", 'data:', ...hostsFor('image')),
    "font-src 'self'",
    "media-src 'self'",
    sources('connect-src', "'self'", ...webhook, ...hostsFor('connect')),
    "frame-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    sources('form-action', "'self'", ...(razorpayUrl === null ? razorpayHosts : [razorpayUrl])),
    "require-trusted-types-for 'script'",
    sources('trusted-types', ...ownTypes, ...(found.length > 0 ? [trackerPolicy] : [])),
    `report-uri ${reportPath}`,
    // Browsers that know it take no notice of report-uri, and keep its endpoints for https alone.
    ...(isSecure(page) ? [`report-to ${reportGroup}`] : []),
  ].join('; ');
}

function sources(directive: string, ...allowed: readonly string[]): string {
  return [directive, ...allowed].join(' ');
}

/** Whether visitors reach the shop by https. */
export function isSecure({ publicOrigin }: Pick<Settings, 'publicOrigin'>): boolean {
  return publicOrigin?.startsWith('https://') === true;
}

/** Names the text of one style element in a policy. */
export function styleSource(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

/** What components draw by a number or a colour: never an address, never a place over other things. */
const plainStyle = /^(?:(?:background-color|color|width|left|right|bottom):[#\w.%-]+;?)+$/u;

/** Names each plain style attribute that rendered HTML holds, once: only those texts may style an element (SEC-06). */
export function styleAttributesOf(html: string): readonly string[] {
  const texts = [...html.matchAll(/<[a-z][^<>]*? style="([^"]*)"/gu)].map(([, text = '']) => text);
  return [...new Set(texts)].filter((text) => plainStyle.test(text)).map(styleSource);
}
