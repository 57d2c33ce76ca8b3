import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { type Language, languages } from '../../../src/domain/kit/text/language.ts';
import { styleSource } from '../../platform/http/guard/content-policy.ts';
import type { Initial } from '../../../src/contract/shell/initial.ts';
import type { LetterFace } from '../../platform/http/html.ts';
import type { FrontEnd, PageTags, Rendered } from './front-end.ts';

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
const home = 'src/ui/content/home/HomePage.tsx';
/** Pages built separately from the shop. */
const flowRoom = 'src/app/flows/entry-flows.tsx';
const tryingShop = 'src/app/flows/trying/entry-trying.ts';
const apiPage = 'src/app/platform/api-page/entry-api.ts';
/** Milliseconds. */
const freshMs = 10_000;

/** Opens a built front end. Rejects when there is none. */
export async function openBuiltFrontEnd(distDir: string): Promise<FrontEnd> {
  const clientDir = join(distDir, 'client');
  const text = await readFile(join(clientDir, '.vite/manifest.json'), 'utf8');
  const manifest = manifestSchema.parse(JSON.parse(text));
  const manifestOf = async (name: string) =>
    manifestSchema.parse(JSON.parse(await readFile(join(clientDir, `.vite/${name}.json`), 'utf8')));
  const [apart, boot] = await Promise.all([manifestOf('apart'), manifestOf('boot')]);
  const manifests: Readonly<Record<Language, Manifest>> = { en: manifest, hi: await manifestOf('manifest-hi') };
  const servers: Partial<Record<Language, Promise<Renderer>>> = {};
  const styles = await readStyles(clientDir, manifest);
  const script = boot[entry]?.file ?? '';
  const integrity = await integrityOf(join(clientDir, script));
  const [headline, accent] = await Promise.all(
    ['tiro-headline', 'tiro-headline-italic'].map(async (name) => fontOf(clientDir, manifest, name)),
  );
  const known = new Map<string, PageTags>();
  const built = { styles, headline, accent, script, integrity };
  await (servers.en = rendererOf(distDir, 'en'));
  return {
    clientDir,
    languages,
    freshMs,
    worker: workerOf(await readFile(join(distDir, 'worker/sw.js'), 'utf8'), text),
    fonts: {
      display: addressOf(manifest, 'tiro'),
      ui: addressOf(manifest, 'anek'),
      rupee: addressOf(manifest, 'anek-rupee'),
      headline: headline?.data,
    },
    letters: {
      hi: [
        ...faceOf(manifest, 'anek-hi', 'Text', '400 500'),
        ...faceOf(manifest, 'anek-hi-bold', 'Text', '501 700'),
        ...faceOf(manifest, 'tiro-hi', 'Late', '400'),
      ],
    },
    flowRoom: tagsApart(apart, flowRoom),
    tryingShop: tagsApart(apart, tryingShop),
    apiPage: tagsApart(apart, apiPage),
    async render(initial, language) {
      servers[language] ??= rendererOf(distDir, language);
      return (await servers[language]).render(initial);
    },
    tagsOf(modules, language) {
      const key = [language, ...modules].join(' ');
      const own = [...modules, ...(language === 'en' ? [] : [lettersOf(language)])];
      const tags = known.get(key) ?? tagsFor({ ...built, manifest: manifests[language] }, own);
      known.set(key, tags);
      return tags;
    },
  };
}

interface Renderer {
  render(initial: Initial): Promise<Rendered>;
}

/** The server-rendering bundle of a language, loaded once somebody asks for a page in it. */
async function rendererOf(distDir: string, language: Language): Promise<Renderer> {
  const file = join(distDir, 'server', language === 'en' ? '' : language, 'entry-server.js');
  return (await import(pathToFileURL(file).href)) as Renderer;
}

/** The module with the fonts that only a language needs. */
function lettersOf(language: Language): string {
  return `src/ui/kit/theme/letters-${language}.css.ts`;
}

/** The worker's code with the build's name in it, so that every deploy replaces it. */
export function workerOf(code: string, manifest: string): string {
  return code.replaceAll('__BUILD__', createHash('sha256').update(manifest).digest('hex').slice(0, 12));
}

function addressOf(manifest: Manifest, font: string): string | undefined {
  const file = manifest[`assets/fonts/${font}.woff2`]?.file;
  return file === undefined ? undefined : `/${file}`;
}

function faceOf(manifest: Manifest, font: string, family: LetterFace['family'], weight: string): LetterFace[] {
  const address = addressOf(manifest, font);
  return address === undefined ? [] : [{ family, address, weight }];
}

function tagsApart(manifest: Manifest, entry: string): Pick<PageTags, 'head' | 'script'> {
  const sheets = new Set(closure(manifest, [entry]).flatMap(({ css = [] }) => css));
  return {
    head: [...sheets].map((file) => `<link rel="stylesheet" href="/${file}">`).join(''),
    script: `<script type="module" src="/${manifest[entry]?.file ?? ''}"></script>`,
  };
}

interface Font {
  readonly address: string;
  /** The same as a data: address. */
  readonly data: string;
}

async function fontOf(clientDir: string, manifest: Manifest, name: string): Promise<Font | undefined> {
  const address = addressOf(manifest, name);
  if (address === undefined) return undefined;
  const file = await readFile(join(clientDir, address));
  return { address, data: `data:font/woff2;base64,${file.toString('base64')}` };
}

interface Built {
  readonly manifest: Manifest;
  readonly styles: ReadonlyMap<string, string>;
  /** The faces of headlines, which stand in the document: the upright one, and the one of the accent of home. */
  readonly headline: Font | undefined;
  readonly accent: Font | undefined;
  /** The document's own script, and its hash: if a proxy changes a byte, it won't run. */
  readonly script: string;
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
function tagsFor(
  { manifest, styles, headline, accent, script, integrity }: Built,
  modules: readonly string[],
): PageTags {
  const chunks = closure(manifest, [shop, ...modules]);
  const sheets = [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))];
  const scripts = closure(manifest, [shop, ...modules.slice(0, 1)]);
  const addresses = (files: readonly string[]) => files.map((file) => `/${file}`).join(' ');
  const faces = modules.includes(home) ? [headline, accent] : [headline];
  const css = faces.reduce(
    (text, font) => (font ? text.replace(font.address, font.data) : text),
    sheets.map((file) => styles.get(file) ?? '').join(''),
  );
  return {
    styles: [styleSource(css)],
    head: `<style>${css}</style>`,
    script: [
      `<script id="entry" type="module" src="/${script}" integrity="${integrity}" fetchpriority="low"`,
      ` data-styles="${addresses(sheets)}" data-scripts="${addresses(scripts.map(({ file }) => file))}"`,
      ` data-shop="${addresses([manifest[shop]?.file ?? ''])}"></script>`,
    ].join(''),
  };
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
