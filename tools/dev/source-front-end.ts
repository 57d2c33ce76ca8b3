import { mkdir, realpath, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import react from '@vitejs/plugin-react';
import { createServer, type ViteDevServer } from 'vite';
import type { AddPages } from '../../server/platform/start/app.ts';
import type { FrontEnd, Rendered } from '../../server/shell/pages/front-end.ts';
import { registerPages } from '../../server/shell/pages/pages.routes.ts';
import { siteIcons } from '../art/icons.ts';
import { socialImages } from '../art/social.ts';
import { projectRoot } from '../support/steps.ts';
import shop from '../../vite.config.ts';

const entries = {
  page: '/src/app/platform/entry/entry-dev.ts',
  flowRoom: '/src/app/flows/entry-flows.tsx',
  tryingShop: '/src/app/flows/trying/entry-trying.ts',
  apiPage: '/src/app/platform/api-page/entry-api.ts',
  server: '/src/app/platform/entry/entry-server.tsx',
} as const;

/** Vite writes scripts and styles into the page and listens on a socket. */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self' ws:",
  // Vite waits for a server that starts again in a worker.
  "worker-src 'self' blob:",
  "frame-ancestors 'self'",
].join('; ');

/** What changes a page as it is edited, and React's part of it. */
const client = [
  `<script type="module">${react.preambleCode.replace('__BASE__', '/')}</script>`,
  '<script type="module" src="/@vite/client"></script>',
].join('');

/** Styles come with the modules: until those are here, the page would stand without them. */
const hiddenUntilOpen = '<style>html:not([data-shop]) #root{visibility:hidden}</style>';

/** The pages from the sources, by Vite: nothing is built, nothing is kept, and what is edited is exchanged. */
export async function openSourcePages(): Promise<AddPages> {
  const clientDir = await drawnFiles();
  const allow = [projectRoot, dirname(await realpath(join(projectRoot, 'node_modules')))];
  return async (app, context) => {
    const vite = await createServer({
      ...shop({ command: 'serve', mode: 'development' }),
      root: projectRoot,
      // Vite would write a copy of it, which starts the server again, for ever.
      configFile: false,
      logLevel: 'warn',
      server: { middlewareMode: true, hmr: { server: app.server }, fs: { allow } },
    });
    app.addHook('preClose', async () => vite.close());
    serveSources(app, vite);
    await registerPages(app, context, sourceFrontEnd(vite, clientDir));
  };
}

/** Icons and pictures for links are drawn once; everything else is served by Vite. */
async function drawnFiles(): Promise<string> {
  const folder = join(projectRoot, 'node_modules/.cache/dev');
  await mkdir(join(folder, 'og'), { recursive: true });
  for (const [name, content] of [...(await siteIcons()), ...(await socialImages())]) {
    await writeFile(join(folder, name), content);
  }
  return folder;
}

function serveSources(app: FastifyInstance, vite: ViteDevServer): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-store' });
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  // Pages say themselves how long they are kept.
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

function sourceFrontEnd(vite: ViteDevServer, clientDir: string): FrontEnd {
  const scriptOf = (entry: string) => `<script type="module" src="${entry}"></script>`;
  const tags = { styles: [], head: client + hiddenUntilOpen, script: scriptOf(entries.page) };
  return {
    clientDir,
    freshMs: 0,
    worker: null,
    letters: {},
    fonts: {
      display: '/assets/fonts/tiro.woff2',
      ui: '/assets/fonts/anek.woff2',
      rupee: '/assets/fonts/anek-rupee.woff2',
    },
    flowRoom: { head: client, script: scriptOf(entries.flowRoom) },
    tryingShop: { head: client, script: scriptOf(entries.tryingShop) },
    apiPage: { head: client, script: scriptOf(entries.apiPage) },
    // The sources are English.
    languages: ['en'],
    async render(initial, language): Promise<Rendered> {
      const server = (await vite.ssrLoadModule(entries.server)) as Pick<FrontEnd, 'render'>;
      return server.render(initial, language);
    },
    tagsOf: () => tags,
  };
}
