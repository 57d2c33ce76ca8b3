import { createHash } from 'node:crypto';
import type { Tracking } from '../../../../src/domain/shell/site/business-record.ts';
import { trackerPolicy, trustedPolicies } from '../../../../src/domain/shell/trusted-types.ts';
import { trackersOf } from '../../../../src/domain/shell/tracking/tracker.ts';
import type { Settings } from '../../start/settings.ts';

/** Where browsers report policy violations. */
export const reportPath = '/v1/csp-report';
/** The name of that endpoint in the headers. */
export const reportGroup = 'csp';

/** Hosts of Razorpay's own pages. Always allowed, because an admin may switch to Razorpay while a page is open. */
const razorpayHosts = ['https://api.razorpay.com', 'https://checkout.razorpay.com'];

export interface PagePolicy extends Pick<Settings, 'razorpayUrl' | 'business' | 'publicOrigin'> {
  /** Ids of trackers allowed on this page; null when none are. */
  readonly tracking: Tracking | null;
  /** Source expressions for the style elements in its HTML. */
  readonly styles: readonly string[];
  /** Source expressions for the style attributes in its HTML, such as the colours of a banner. */
  readonly styleAttributes: readonly string[];
  /** Whether the shop's own pages may show it in a frame. */
  readonly isFramed: boolean;
}

/**
 * The content security policy of a page (SEC-06): no inline scripts, no inline styles except the build's, no URLs
 * built by scripts except through the shop's Trusted Types policies, and no third parties except configured ones,
 * on pages without personal data (ANA-06).
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
    // The faces of headlines stand in the page's style.
    "font-src 'self' data:",
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
    // Browsers that support report-to ignore report-uri, and accept endpoints over https only.
    ...(isSecure(page) ? [`report-to ${reportGroup}`] : []),
  ].join('; ');
}

function sources(directive: string, ...allowed: readonly string[]): string {
  return [directive, ...allowed].join(' ');
}

/** Whether visitors use https. */
export function isSecure({ publicOrigin }: Pick<Settings, 'publicOrigin'>): boolean {
  return publicOrigin?.startsWith('https://') === true;
}

/** The policy source of one style element's text. */
export function styleSource(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

/** Dynamic styles of components: numbers and colours only, never URLs or positions over other content. */
const plainStyle = /^(?:(?:background-color|color|width|left|right|bottom):[#\w.%-]+;?)+$/u;

/**
 * The policy sources of each distinct plain style attribute in rendered HTML: no other value may style an element
 * (SEC-06).
 */
export function styleAttributesOf(html: string): readonly string[] {
  const texts = [...html.matchAll(/<[a-z][^<>]*? style="([^"]*)"/gu)].map(([, text = '']) => text);
  return [...new Set(texts)].filter((text) => plainStyle.test(text)).map(styleSource);
}
