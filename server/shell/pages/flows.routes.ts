import type { FastifyInstance } from 'fastify';
import { noIndex } from '../../platform/http/html.ts';
import { fillShell } from '../../platform/http/shell.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { FrontEnd } from './front-end.ts';

/** The flow room: open in a sandbox, and in a live shop only if the owner enables it. */
export function registerFlows(
  app: FastifyInstance,
  { settings }: ShopContext,
  { flowRoom: { head, script } }: Pick<FrontEnd, 'flowRoom'>,
): void {
  if (!settings.hasFlows) return;
  const html = fillShell({
    head: `<title>Flows</title>${noIndex}${head}`,
    body: `<div id="root"></div>${script}`,
  });
  for (const path of ['/flows', '/flows/:slug']) {
    app.get(path, (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html),
    );
  }
}
