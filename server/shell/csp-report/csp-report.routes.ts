import type { FastifyInstance } from 'fastify';
import { listViolations, reportViolation } from '../../../src/contract/shell/csp-report.calls.ts';
import { readPage } from '../../platform/list/list.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { acceptReports } from '../../platform/http/input/body.ts';
import { route } from '../../platform/http/route.ts';
import { countRefusal, refusals } from './csp-report.queries.ts';
import { readReports } from './read-reports.ts';

/** Maximum bytes of a report body. */
const maxBytes = 16 * 1024;

/** Content policy violations: reported by browsers, limited and without personal data, listed for admins. */
export function cspReportRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock, origin } = context;

  // Browsers use their own content types for reports, which no other call accepts.
  app.register(async (reports) => {
    acceptReports(reports, maxBytes);
    route(reports, context, reportViolation, async ({ body }) => {
      for (const refusal of readReports(body, hostsOf(origin()))) await countRefusal(database, refusal, clock());
    });
  });

  route(app, context, listViolations, async ({ query }) => readPage(database, refusals, query));
}

/** A sandbox on this machine can be opened under any local host name. */
function hostsOf(origin: string): ReadonlySet<string> {
  const { host, hostname, port } = new URL(origin);
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1';
  return new Set(isLocal ? [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`] : [host]);
}
