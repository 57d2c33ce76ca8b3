import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { legalDocuments } from '../src/domain/content/content/legal.ts';
import { routes } from '../src/domain/shell/page/route.ts';
import { escaped, noIndex } from '../server/platform/http/html.ts';
import { fillShell } from '../server/platform/http/shell.ts';
import { artwork } from './art.ts';
import { writtenPosts } from '../server/platform/seed/posts/written-posts.ts';
import { demoShop } from './demo/demo-shop.ts';
import { stripDescriptions } from './strip-descriptions.ts';

const root = join(import.meta.dirname, '..');
const outDir = join(root, 'dist-demo');
const entry = 'src/app/platform/entry/entry-demo.tsx';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Builds the shop as a folder that any static server can show from its root: `npm run build:demo` (BND-12). */
export async function buildDemo(): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  await build({
    root,
    configFile: false,
    mode: 'demo',
    logLevel: 'warn',
    publicDir: 'assets/public',
    plugins: [stripDescriptions(), vanillaExtractPlugin(), react(), artwork()],
    build: {
      outDir,
      emptyOutDir: true,
      manifest: 'manifest.json',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      target: 'esnext',
      rolldownOptions: { input: join(root, entry), checks: { bundlerTimings: false } },
    },
  });
  const manifest = JSON.parse(await readFile(join(outDir, 'manifest.json'), 'utf8')) as Record<string, Chunk>;
  const shop = demoShop();
  const html = documentOf(manifest, shop);
  for (const path of pathsOf(shop.products.map(({ sku }) => sku))) {
    await mkdir(join(outDir, path), { recursive: true });
    await writeFile(join(outDir, path, 'index.html'), html);
  }
  await writeFile(join(outDir, '404.html'), html);
}

/** Every address of the shop has a file, so that it can be opened without going through home. */
function pathsOf(skus: readonly string[]): readonly string[] {
  const filled: Readonly<Record<string, readonly string[]>> = {
    product: skus,
    post: writtenPosts.map(({ slug }) => slug),
    legal: legalDocuments.map(({ slug }) => slug),
    dashboard: ['profile'],
  };
  return Object.entries(routes).flatMap(([route, pattern]) =>
    (filled[route] ?? ['']).map((value) => pattern.replace('/*', '').replace(/:\w+/u, value)),
  );
}

function documentOf(manifest: Readonly<Record<string, Chunk>>, shop: ReturnType<typeof demoShop>): string {
  const sheets = stylesOf(manifest, entry).map((file) => `<link rel="stylesheet" href="/${file}">`);
  const data = JSON.stringify(shop).replaceAll('<', String.raw`\u003c`);
  return fillShell({
    attributes: `data-season="${shop.site.season}"`,
    head: [
      `<title>${escaped(shop.site.business.shopName)}</title><meta name="description" content="">${noIndex}`,
      ...sheets,
    ].join(''),
    body: [
      `<div id="root"></div><script id="demo" type="application/json">${data}</script>`,
      `<script type="module" src="/${manifest[entry]?.file ?? ''}"></script>`,
    ].join(''),
  });
}

function stylesOf(manifest: Readonly<Record<string, Chunk>>, module: string): readonly string[] {
  const seen = new Set<string>();
  const found: string[] = [];
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) visit(imported);
    found.push(...(chunk.css ?? []));
  };
  visit(module);
  return [...new Set(found)];
}

if (process.argv[1] === import.meta.filename) await buildDemo();
