import * as z from 'zod/mini';
import { matchRoute, routes } from '../../../src/domain/shell/page/route.ts';

/** One kind of refusal: nothing of an address but its host, and of a page only which kind it is. */
export interface Refusal {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
}

/** Reports of one body that are looked at. */
const maxReports = 10;

const oldReport = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'effective-directive': z.optional(z.string()),
    'violated-directive': z.optional(z.string()),
    'blocked-uri': z.optional(z.string()),
  }),
});
const newReport = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: z.string(),
    effectiveDirective: z.string(),
    blockedURL: z.optional(z.nullable(z.string())),
  }),
});

/**
 * What a body of reports says of this shop's pages, in the shape of either standard (`report-uri`, `report-to`); what is
 * anything else is left out. `hosts` are those by which the shop is reached.
 */
export function readReports(body: unknown, hosts: ReadonlySet<string>): readonly Refusal[] {
  const sent: readonly unknown[] = Array.isArray(body) ? body.slice(0, maxReports) : [body];
  const found = sent.map((one) => refusalOf(one, hosts)).filter((one) => one !== null);
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

function refusalOf(sent: unknown, hosts: ReadonlySet<string>): Refusal | null {
  const modern = z.safeParse(newReport, sent);
  if (modern.success) {
    const { documentURL, effectiveDirective, blockedURL } = modern.data.body;
    return refusal({ page: documentURL, directive: effectiveDirective, blocked: blockedURL ?? '' }, hosts);
  }
  const old = z.safeParse(oldReport, sent);
  if (!old.success) return null;
  const report = old.data['csp-report'];
  const directive = report['effective-directive'] ?? report['violated-directive']?.split(' ')[0] ?? '';
  return refusal({ page: report['document-uri'], directive, blocked: report['blocked-uri'] ?? '' }, hosts);
}

function refusal({ page, directive, blocked }: Refusal, hosts: ReadonlySet<string>): Refusal | null {
  if (!URL.canParse(page) || !/^[a-z-]{3,40}$/u.test(directive)) return null;
  const { host, pathname } = new URL(page);
  if (!hosts.has(host)) return null;
  const source = sourceOf(blocked, hosts);
  return source === null ? null : { directive, blocked: source, page: pageOf(pathname) };
}

/** A host, a scheme or the standard's word for what has no address; null for what a visitor's own extension does. */
function sourceOf(blocked: string, hosts: ReadonlySet<string>): string | null {
  if (/^[a-z-]{0,30}$/u.test(blocked)) return blocked === '' ? 'unknown' : blocked;
  if (!URL.canParse(blocked)) return 'unknown';
  const { protocol, host } = new URL(blocked);
  if (protocol.endsWith('-extension:')) return null;
  if (protocol !== 'https:' && protocol !== 'http:') return protocol.slice(0, 30);
  return hosts.has(host) ? 'this shop' : host.slice(0, 120);
}

/** The pattern of a page's address, for no order, post or person is in one; its section is named. */
function pageOf(path: string): string {
  const { route, params } = matchRoute(path);
  if (route === 'not-found') return 'another page';
  const section = params['section'] ?? '';
  return route === 'dashboard' && /^[a-z-]{1,30}$/u.test(section) ? `/dashboard/${section}` : routes[route];
}
