import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { styleSource } from '../../platform/http/guard/content-policy.ts';
import type { FrontEnd, PageTags } from './front-end.ts';

const manifestSchema = z.record(
  z.string(),
  z.looseObject({
    file: z.string(),
    css: z.optional(z.array(z.string())),
    imports: z.optional(z.array(z.string())),
    assets: z.optional(z.array(z.string())),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;
type ManifestChunk = Manifest[string];

const entry = 'src/app/platform/entry/entry-client.ts';
const shop = 'src/app/platform/entry/open-shop.tsx';
/** Pages built separately from the shop. */
const flowRoom = 'src/app/flows/entry-flows.tsx';
const apiPage = 'src/app/platform/api-page/entry-api.ts';
/** Milliseconds. */
const freshMs = 10_000;

/** Opens a built front end. Rejects when there is none. */
export async function openBuiltFrontEnd(distDir: string): Promise<FrontEnd> {
  const clientDir = join(distDir, 'client');
  const text = await readFile(join(clientDir, '.vite/manifest.json'), 'utf8');
  const manifest = manifestSchema.parse(JSON.parse(text));
  const apart = manifestSchema.parse(JSON.parse(await readFile(join(clientDir, '.vite/apart.json'), 'utf8')));
  const server = (await import(pathToFileURL(join(distDir, 'server/entry-server.js')).href)) as Pick<
    FrontEnd,
    'render'
  >;
  const styles = await readStyles(clientDir, manifest);
  const integrity = await integrityOf(join(clientDir, manifest[entry]?.file ?? ''));
  const known = new Map<string, PageTags>();
  return {
    clientDir,
    freshMs,
    worker: workerOf(await readFile(join(distDir, 'worker/sw.js'), 'utf8'), text),
    fonts: { display: addressOf(manifest, 'tiro'), ui: addressOf(manifest, 'anek') },
    flowRoom: tagsApart(apart, flowRoom),
    apiPage: tagsApart(apart, apiPage),
    render: server.render,
    tagsOf(modules) {
      const key = modules.join(' ');
      const tags = known.get(key) ?? tagsFor({ manifest, styles, integrity }, modules);
      known.set(key, tags);
      return tags;
    },
  };
}

/** The worker's code with the build's name in it, so that every deploy replaces it. */
export function workerOf(code: string, manifest: string): string {
  return code.replaceAll('__BUILD__', createHash('sha256').update(manifest).digest('hex').slice(0, 12));
}

function addressOf(manifest: Manifest, font: string): string | undefined {
  const file = manifest[`assets/fonts/${font}.woff2`]?.file;
  return file === undefined ? undefined : `/${file}`;
}

function tagsApart(manifest: Manifest, entry: string): Pick<PageTags, 'head' | 'script'> {
  const sheets = new Set(closure(manifest, [entry]).flatMap(({ css = [] }) => css));
  return {
    head: [...sheets].map((file) => `<link rel="stylesheet" href="/${file}">`).join(''),
    script: `<script type="module" src="/${manifest[entry]?.file ?? ''}"></script>`,
  };
}

interface Built {
  readonly manifest: Manifest;
  readonly styles: ReadonlyMap<string, string>;
  /** Hashes of the document's own scripts: if a proxy changes a byte, they won't run. */
  readonly integrity: string;
}

async function integrityOf(file: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;
}

/** The content of every style sheet, by file. */
async function readStyles(clientDir: string, manifest: Manifest): Promise<ReadonlyMap<string, string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  return new Map(
    await Promise.all(
      [...files].map(async (file) => [file, await readFile(join(clientDir, file), 'utf8')] as const),
    ),
  );
}

/**
 * A page's styles are inlined, so that the first paint waits for nothing; scripts come after the visible content.
 * The entry script learns which styles are already there, and which scripts to run in which order.
 */
function tagsFor({ manifest, styles, integrity }: Built, modules: readonly string[]): PageTags {
  const chunks = closure(manifest, [shop, ...modules]);
  const sheets = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  const before = new Set(closure(manifest, [entry]));
  // Beside the entry script instead of after it: on a phone, one round trip less.
  const imported = [...before].slice(0, -1).map(({ file }) => preloadOf(file));
  const scripts = closure(manifest, [shop, ...modules.slice(0, 1)]).filter((chunk) => !before.has(chunk));
  const addresses = (files: readonly string[]) => files.map((file) => `/${file}`).join(' ');
  const css = sheets.map((file) => styles.get(file) ?? '').join('');
  return {
    styles: [styleSource(css)],
    head: `<style>${css}</style>`,
    script: [
      ...imported,
      `<script id="entry" type="module" src="/${manifest[entry]?.file ?? ''}" integrity="${integrity}" fetchpriority="low"`,
      ` data-styles="${addresses(sheets)}" data-scripts="${addresses(scripts.map(({ file }) => file))}"></script>`,
    ].join(''),
  };
}

function preloadOf(file: string): string {
  return `<link rel="modulepreload" href="/${file}" fetchpriority="low">`;
}

/** The chunks these modules need at once: their own and all static imports, each once. */
function closure(manifest: Manifest, modules: readonly string[]): readonly ManifestChunk[] {
  const seen = new Set<string>();
  const found: ManifestChunk[] = [];
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) visit(imported);
    found.push(chunk);
  };
  for (const module of modules) visit(module);
  return found;
}
