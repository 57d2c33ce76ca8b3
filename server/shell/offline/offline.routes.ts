import type { FastifyInstance } from 'fastify';
import { languages } from '../../../src/domain/kit/text/language.ts';
import { addressIn } from '../../../src/domain/shell/page/address.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { PageFonts } from '../../platform/http/html.ts';
import { writtenIn } from '../../platform/http/words.ts';
import { siteOf } from '../../platform/start/site.ts';
import { manifestOf } from './manifest.ts';
import { offlinePage } from './offline.page.ts';

/** It may only fetch from the shop itself. */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Unregisters the worker and deletes its caches, on the next visit. */
const removal = `addEventListener('install',()=>skipWaiting());
addEventListener('activate',(event)=>event.waitUntil(caches.keys()
.then((names)=>Promise.all(names.map((name)=>caches.delete(name)))).then(()=>registration.unregister())));`;

/**
 * The offline shop: its manifest, its offline page and its service worker. `OFFLINE=off` removes it from all
 * devices.
 */
export function registerOffline(
  app: FastifyInstance,
  context: ShopContext,
  { worker, fonts }: { readonly worker: string | null; readonly fonts: PageFonts },
): void {
  const code = (context.settings.hasOffline ? worker : null) ?? removal;

  app.get('/sw.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': workerPolicy })
      .send(code),
  );

  for (const language of languages) {
    app.get(addressIn(language, '/site.webmanifest'), async (_request, reply) => {
      const site = await siteOf(context, language);
      return reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(JSON.stringify(writtenIn(language, () => manifestOf(site, language))));
    });

    app.get(addressIn(language, '/offline'), async (_request, reply) => {
      const site = await siteOf(context, language);
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .send(writtenIn(language, () => offlinePage(site, fonts, language)));
    });
  }
}
