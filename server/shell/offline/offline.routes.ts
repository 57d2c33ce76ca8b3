import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { ShopContext } from '../../platform/start/context.ts';
import { siteOf } from '../../platform/start/site.ts';
import { manifestOf } from './manifest.ts';
import { offlinePage, type PageFonts } from './offline.page.ts';

const filesSchema = z.record(z.string(), z.looseObject({ file: z.optional(z.string()) }));

/** It may fetch what is the shop's own, and nothing else. */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Takes a worker and everything that it kept off a device, at its next visit. */
const removal = `addEventListener('install',()=>skipWaiting());
addEventListener('activate',(event)=>event.waitUntil(caches.keys()
.then((names)=>Promise.all(names.map((name)=>caches.delete(name)))).then(()=>registration.unregister())));`;

/**
 * The shop on a device: its manifest, its page without a connection, and its worker, which carries the build's name so that
 * every deploy replaces it. `OFFLINE=off` takes it off all devices again.
 */
export async function registerOffline(
  app: FastifyInstance,
  context: ShopContext,
  clientDir: string,
): Promise<void> {
  const worker = context.settings.hasOffline ? await workerOf(clientDir) : removal;

  const fonts = await fontsOf(clientDir);

  app.get('/sw.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': workerPolicy })
      .send(worker),
  );

  app.get('/site.webmanifest', async (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(manifestOf(await siteOf(context)))),
  );

  app.get('/offline', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(offlinePage(await siteOf(context), fonts)),
  );
}

async function fontsOf(clientDir: string): Promise<PageFonts> {
  const files = filesSchema.parse(JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')));
  const address = (name: string) => {
    const file = files[`assets/fonts/${name}.woff2`]?.file;
    return file === undefined ? undefined : `/${file}`;
  };
  return { display: address('tiro'), ui: address('anek') };
}

async function workerOf(clientDir: string): Promise<string> {
  const [code, manifest] = await Promise.all([
    readFile(join(clientDir, '../worker/sw.js'), 'utf8'),
    readFile(join(clientDir, '.vite/manifest.json')),
  ]);
  return code.replaceAll('__BUILD__', createHash('sha256').update(manifest).digest('hex').slice(0, 12));
}
