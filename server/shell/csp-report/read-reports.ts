import * as z from 'zod/mini';
import { pagePatternOf } from '../../../src/domain/shell/page/page-pattern.ts';

/** One kind of violation: only the host of the blocked URL, and only the type of the page. */
export interface Refusal {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
}

/** Maximum reports read from one body. */
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
 * Parses reports about this shop's pages in either format (`report-uri`, `report-to`); anything else is dropped.
 * `hosts` are the shop's own host names.
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
  return source === null ? null : { directive, blocked: source, page: pagePatternOf(pathname) };
}

/** A host, a scheme or the standard's keyword for a source without a URL; null for browser extensions. */
function sourceOf(blocked: string, hosts: ReadonlySet<string>): string | null {
  if (/^[a-z-]{0,30}$/u.test(blocked)) return blocked === '' ? 'unknown' : blocked;
  if (!URL.canParse(blocked)) return 'unknown';
  const { protocol, host } = new URL(blocked);
  if (protocol.endsWith('-extension:')) return null;
  if (protocol !== 'https:' && protocol !== 'http:') return protocol.slice(0, 30);
  return hosts.has(host) ? 'this shop' : host.slice(0, 120);
}
