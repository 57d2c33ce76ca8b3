import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import type { Initial } from '../../../src/contract/shell/initial.ts';
import { styleSource } from '../../platform/http/guard/content-policy.ts';

/** What the app's server bundle gives; see src/app/platform/entry/entry-server.tsx. */
export interface Rendered {
  readonly head: string;
  readonly html: string;
  readonly state: string;
  readonly modules: readonly string[];
}

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

/** What a page needs of the build in its HTML, and what of that its content policy has to name. */
export interface PageTags {
  readonly head: string;
  readonly script: string;
  readonly styles: readonly string[];
}

/** The built front end. */
export interface Bundle {
  readonly clientDir: string;
  render(initial: Initial): Promise<Rendered>;
  /** Styles and the entry script of a page that draws these source modules, the page's own first. */
  tagsOf(modules: readonly string[]): PageTags;
}

const entry = 'src/app/platform/entry/entry-client.ts';
const shop = 'src/app/platform/entry/open-shop.tsx';

/** Opens a built front end. Rejects when there is none. */
export async function openBundle(distDir: string): Promise<Bundle> {
  const clientDir = join(distDir, 'client');
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8')));
  const server = (await import(pathToFileURL(join(distDir, 'server/entry-server.js')).href)) as Pick<
    Bundle,
    'render'
  >;
  const styles = await readStyles(clientDir, manifest);
  const integrity = await integrityOf(join(clientDir, manifest[entry]?.file ?? ''));
  const known = new Map<string, PageTags>();
  return {
    clientDir,
    render: server.render,
    tagsOf(modules) {
      const key = modules.join(' ');
      const tags = known.get(key) ?? tagsFor({ manifest, styles, integrity }, modules);
      known.set(key, tags);
      return tags;
    },
  };
}

interface Built {
  readonly manifest: Manifest;
  readonly styles: ReadonlyMap<string, string>;
  /** Of the document's own script: a cache between that changes a byte of it gets nothing run. */
  readonly integrity: string;
}

async function integrityOf(file: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;
}

/** The text of every style sheet, by its file. */
async function readStyles(clientDir: string, manifest: Manifest): Promise<ReadonlyMap<string, string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  return new Map(
    await Promise.all(
      [...files].map(async (file) => [file, await readFile(join(clientDir, file), 'utf8')] as const),
    ),
  );
}

/**
 * A page's styles stand in it, so that its first paint waits for nothing else; the scripts come after what is
 * seen. The entry script is told of both: which styles are here, and what to run, in its order.
 */
function tagsFor({ manifest, styles, integrity }: Built, modules: readonly string[]): PageTags {
  const chunks = closure(manifest, [shop, ...modules]);
  const sheets = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  const before = new Set(closure(manifest, [entry]));
  const scripts = closure(manifest, [shop, ...modules.slice(0, 1)]).filter((chunk) => !before.has(chunk));
  const addresses = (files: readonly string[]) => files.map((file) => `/${file}`).join(' ');
  const css = sheets.map((file) => styles.get(file) ?? '').join('');
  return {
    styles: [styleSource(css)],
    head: `<style>${css}</style>`,
    script: [
      `<script id="entry" type="module" src="/${manifest[entry]?.file ?? ''}" integrity="${integrity}" fetchpriority="low"`,
      ` data-styles="${addresses(sheets)}" data-scripts="${addresses(scripts.map(({ file }) => file))}"></script>`,
    ].join(''),
  };
}

/** The chunks that these modules need at once: their own and all static imports, each once. */
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
