import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { ShopContext } from '../../platform/start/context.ts';

const entry = 'src/app/flows/entry-flows.tsx';
const chunk = z.looseObject({
  file: z.string(),
  css: z.optional(z.array(z.string())),
  imports: z.optional(z.array(z.string())),
});
const manifestSchema = z.record(z.string(), chunk);

/** The designers' room: open in a sandbox, in a live shop only where its owner wants it (FLO-02). */
export async function registerFlows(
  app: FastifyInstance,
  { settings }: ShopContext,
  clientDir: string,
): Promise<void> {
  if (!settings.hasFlows) return;
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(clientDir, '.vite/flows.json'), 'utf8')));
  const sheets = new Set(reachable(manifest, entry).flatMap((name) => manifest[name]?.css ?? []));
  const html = [
    `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><title>Flows</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    ...[...sheets].map((file) => `<link rel="stylesheet" href="/${file}">`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"></head>',
    `<body><div id="root"></div><script type="module" src="/${manifest[entry]?.file ?? ''}"></script></body></html>`,
  ].join('');
  for (const path of ['/flows', '/flows/:slug']) {
    app.get(path, (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html),
    );
  }
}

function reachable(manifest: z.infer<typeof manifestSchema>, from: string, seen = new Set<string>()): string[] {
  if (seen.has(from)) return [];
  seen.add(from);
  for (const next of manifest[from]?.imports ?? []) reachable(manifest, next, seen);
  return [...seen];
}
