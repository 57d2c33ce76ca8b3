import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { otherLanguages } from '../src/domain/kit/text/translated.ts';

/**
 * What a first view may cost, in kB of gzip (1 kB = 1000 bytes). Leave half a kB above what it costs: each change of any
 * file changes the names that a first load lists, and with them its size.
 */
const budgets = [
  { page: 'home', module: 'src/ui/content/home/HomePage.tsx', script: 114.2, style: 9.3 },
  { page: 'shop', module: 'src/ui/catalogue/shop/ShopPage.tsx', script: 117, style: 9.4 },
  { page: 'product', module: 'src/app/catalogue/ProductScreen.tsx', script: 120.2, style: 10.4 },
  { page: 'checkout', module: 'src/app/checkout/CheckoutScreen.tsx', script: 115.2, style: 8.8 },
  { page: 'order', module: 'src/app/orders/OrderSuccessScreen.tsx', script: 127.7, style: 9.6 },
  { page: 'dashboard', module: 'src/app/account/dashboard/DashboardScreen.tsx', script: 127.6, style: 8.8 },
] as const;

/** How much more of script a first view may be in another language: its letters take more bytes. */
const otherLetters = 1.02;

/** What the document's own script may cost: it is fetched before anything is painted, and must not bring the shop along. */
const boot = { module: 'src/app/platform/entry/entry-client.ts', script: 2.6 };
/** What opening the cart may add to a page. */
const drawer = { chunk: /^_drawer-.*\.js$/u, script: 20 };
/** What opening a section of the dashboard may add, and what a form below one may. */
const section = {
  modules: /^src\/app\/(?:admin\/(?!period\/).*|\w+\/\w+Section|orders\/OrderReturn)\.tsx$/u,
  script: 38,
};
/** The strip over the header: its styles stand in the page, its script comes later. */
const banner = 'src/app/promotions/BannerScreen.tsx';
/** The shop that the document's script opens. */
const entries = ['src/app/platform/entry/open-shop.tsx'];

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

export interface BudgetRow {
  readonly name: string;
  readonly kilobytes: number;
  readonly limit: number;
}

/** Sizes of the first views of a build, beside what they may be. Rejects where the build is missing a page. */
export async function measureBudget(clientDir: string): Promise<readonly BudgetRow[]> {
  const manifestOf = async (name: string) =>
    JSON.parse(await readFile(join(clientDir, `.vite/${name}.json`), 'utf8')) as Manifest;
  const [manifest, own] = await Promise.all(['manifest', 'boot'].map(manifestOf));
  if (!manifest || !own) throw new Error('The build has no manifest');
  const sizes = new Map<string, number>();
  const sizeOf = async (file: string) => {
    const known = sizes.get(file) ?? gzipSync(await readFile(join(clientDir, file)), { level: 9 }).length;
    sizes.set(file, known);
    return known;
  };
  const total = async (files: Iterable<string>) => {
    let bytes = 0;
    for (const file of files) bytes += await sizeOf(file);
    return Math.round(bytes / 100) / 10;
  };
  // The styles of a first view stand in its document as one text, so they are compressed as one.
  const inlined = async (files: Iterable<string>) => {
    const texts = await Promise.all([...files].map((file) => readFile(join(clientDir, file))));
    return Math.round(gzipSync(Buffer.concat(texts), { level: 9 }).length / 100) / 10;
  };
  const first = scriptsOf(closure(own, [boot.module]));
  const rows: BudgetRow[] = [{ name: 'document script', kilobytes: await total(first), limit: boot.script }];
  for (const { page, module, script, style } of budgets) {
    const chunks = closure(manifest, [...entries, module]);
    rows.push({ name: `${page} script`, kilobytes: await total(scriptsOf(chunks).union(first)), limit: script });
    const drawn = page === 'checkout' ? chunks : closure(manifest, [...entries, module, banner]);
    rows.push({ name: `${page} style`, kilobytes: await inlined(stylesOf(drawn)), limit: style });
  }
  for (const language of otherLanguages) {
    const spoken = await manifestOf(`manifest-${language}`);
    for (const { page, module, script } of budgets) {
      const chunks = scriptsOf(closure(spoken, [...entries, module]));
      rows.push({
        name: `${page} script in ${language}`,
        kilobytes: await total(chunks.union(first)),
        limit: Math.round(script * otherLetters * 10) / 10,
      });
    }
  }
  const before = scriptsOf(closure(manifest, [...entries, budgets[0].module]));
  const drawerChunks = Object.keys(manifest).filter((name) => drawer.chunk.test(name));
  if (drawerChunks.length !== 1) throw new Error('The build has no chunk of the drawer');
  const opened = scriptsOf(closure(manifest, [...entries, budgets[0].module, ...drawerChunks]));
  rows.push({
    name: 'largest section script',
    kilobytes: await largestSection(manifest, total),
    limit: section.script,
  });
  rows.push({ name: 'drawer script', kilobytes: await total(opened.difference(before)), limit: drawer.script });
  return rows;
}

async function largestSection(manifest: Manifest, total: (files: Iterable<string>) => Promise<number>) {
  const dashboard = scriptsOf(closure(manifest, [...entries, 'src/app/account/dashboard/DashboardScreen.tsx']));
  const sections = Object.keys(manifest).filter((module) => section.modules.test(module));
  return Math.max(
    ...(await Promise.all(
      sections.map((module) => total(scriptsOf(closure(manifest, [module])).difference(dashboard))),
    )),
  );
}

/** The rows that are over their limit, a sentence each. */
export function overBudget(rows: readonly BudgetRow[]): readonly string[] {
  return rows
    .filter(({ kilobytes, limit }) => kilobytes > limit)
    .map(({ name, kilobytes, limit }) => `${name}: ${kilobytes} kB of gzip, at most ${limit} are allowed`);
}

function scriptsOf(chunks: readonly Chunk[]): Set<string> {
  return new Set(chunks.map(({ file }) => file));
}

function stylesOf(chunks: readonly Chunk[]): Set<string> {
  return new Set(chunks.flatMap(({ css = [] }) => css));
}

function closure(manifest: Manifest, modules: readonly string[]): readonly Chunk[] {
  const seen = new Map<string, Chunk>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (seen.has(name)) return;
    seen.set(name, chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const module of modules) visit(module);
  return [...seen.values()];
}
