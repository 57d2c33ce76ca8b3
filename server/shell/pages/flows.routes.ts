import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { noIndex, plainPage } from '../../platform/http/html.ts';
import { fillShell } from '../../platform/http/shell.ts';
import type { Settings } from '../../platform/start/settings.ts';
import type { FrontEnd } from './front-end.ts';

type Tags = FrontEnd['flowRoom'];

/** The flow room: open in a sandbox, and in a live shop only if the owner enables it. */
export function registerFlows(
  app: FastifyInstance,
  { settings }: { readonly settings: Pick<Settings, 'hasFlows' | 'mode' | 'dataDir'> },
  { flowRoom, tryingShop }: Pick<FrontEnd, 'flowRoom' | 'tryingShop'>,
): void {
  if (!settings.hasFlows) return;
  // A live shop tells the room nothing, and tries nothing.
  const isSandbox = settings.mode === 'sandbox';
  serve(app, ['/flows', '/flows/:slug'], { title: 'Flows', isSandbox, ...flowRoom });
  if (!isSandbox) return;
  serve(app, ['/flows/trying'], { title: 'Trying changes', isSandbox, ...tryingShop });
  servePictures(app, join(settings.dataDir, 'gallery'));
  serveVersions(app, join(settings.dataDir, 'versions/index.html'));
}

interface RoomPage extends Tags {
  readonly title: string;
  readonly isSandbox: boolean;
}

function serve(app: FastifyInstance, paths: readonly string[], { title, isSandbox, head, script }: RoomPage): void {
  const html = fillShell({
    head: `<title>${title}</title>${noIndex}${head}`,
    body: `<div id="root"${isSandbox ? ' data-sandbox' : ''}></div>${script}`,
  });
  for (const path of paths) {
    app.get(path, (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html),
    );
  }
}

const pictureTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
};
/** What `npm run gallery` writes: its page, or a picture by part, chart and name. */
const pictureFile = /^(?:index\.html|find\.js|(?:now|accepted|differences)\/[a-z-]+\/[\w. -]+\.png)$/u;
const galleryPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const noPictures =
  'No pictures yet. <code>npm run gallery -- show</code> shows small ones in a few seconds; <code>npm run gallery</code> takes them all, which takes about 20 minutes.';

/** Says how to make what isn't there yet, and leads back to the room. */
function nothingYet(title: string, text: string): string {
  return plainPage(title, `<p>${text}</p><p><a href="/flows">All flows</a></p>`);
}

/** The pictures of every state, as `npm run gallery` left them on this machine (FLO-05). */
function servePictures(app: FastifyInstance, folder: string): void {
  app.get('/flows/pictures', (_request, reply) => reply.redirect('/flows/pictures/index.html'));
  app.get<{ Params: { '*': string } }>('/flows/pictures/*', async (request, reply) => {
    const file = request.params['*'];
    if (!pictureFile.test(file)) return reply.callNotFound();
    const content = await readFile(join(folder, file)).catch(() => null);
    reply.headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
    if (content) {
      return reply
        .headers({ 'content-security-policy': galleryPolicy, 'content-type': pictureTypes[extname(file)] })
        .send(content);
    }
    if (file !== 'index.html') return reply.callNotFound();
    return reply.type('text/html; charset=utf-8').send(nothingYet('Pictures', noPictures));
  });
}

const versionsPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const noVersions =
  'Nothing to compare yet. <code>npm run flows -- diff main</code> shows every chart that differs from that branch, before and now side by side.';

/** Two versions of the charts, as `npm run flows -- diff` left them on this machine (FLO-06). */
function serveVersions(app: FastifyInstance, file: string): void {
  app.get('/flows/versions', (_request, reply) => reply.redirect('/flows/versions/index.html'));
  app.get('/flows/versions/index.html', async (_request, reply) => {
    const content = await readFile(file).catch(() => null);
    reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
    if (!content) return reply.send(nothingYet('Versions', noVersions));
    return reply.header('content-security-policy', versionsPolicy).send(content);
  });
}
