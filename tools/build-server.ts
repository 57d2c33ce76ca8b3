import { globSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { rolldown, type Plugin } from 'rolldown';
import { fingerprint, parts, serverFile } from './built.ts';

const root = join(import.meta.dirname, '..');
const shopDir = join(root, 'dist/shop');
const { sources, stamp } = parts.server;
const contractModules = join(root, 'server/platform/http/openapi/contract-modules.ts');

/**
 * Bundles the server's own code into dist/shop; packages stay where they are, and so do files that are read by path. Of Zod,
 * which comes with its messages in fifty languages, the bundle has what is used.
 */
export async function buildServer(): Promise<void> {
  const name = await fingerprint(root, sources);
  const folder = dirname(serverFile(name));
  const draft = `${folder}.${process.pid}`;
  const bundle = await rolldown({
    cwd: root,
    input: { main: join(root, 'server/shop.ts') },
    platform: 'node',
    external: (id) => !/^(?:[./]|zod\/mini$)/u.test(id),
    plugins: [placesIn(draft), contractAtOnce],
  });
  await bundle.write({ dir: draft, format: 'esm' });
  await bundle.close();
  // Whoever built the same at the same time has made the same.
  await rename(draft, folder).catch(async () => rm(draft, { recursive: true }));
  const before = await readFile(join(root, stamp), 'utf8').catch(() => '');
  await writeFile(`${draft}.stamp`, name);
  await rename(`${draft}.stamp`, join(root, stamp));
  await removeAllBut([name, before]);
}

/** A bundled module still finds its files where its source is. */
function placesIn(draft: string): Plugin {
  return {
    name: 'places',
    transform(code, id) {
      if (!code.includes('import.meta.')) return null;
      const place = (path: string) => JSON.stringify(`/${relative(draft, path)}`);
      return code
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${place(dirname(id))})`)
        .replaceAll('import.meta.url', `new URL('.' + ${place(id)}, import.meta.url).href`);
    },
  };
}

/** The contract's modules are read from its folder while the shop starts from sources, and named here. */
const contractAtOnce: Plugin = {
  name: 'contract-at-once',
  load(id) {
    if (id !== contractModules) return null;
    const files = globSync('src/contract/**/*.ts', { cwd: root }).toSorted();
    const imports = files.map((file, at) => `import * as m${at} from ${JSON.stringify(join(root, file))};`);
    const list = files.map((_, at) => `m${at}`).join(', ');
    return `${imports.join('\n')}\nexport async function contractModules() { return [${list}]; }`;
  },
};

/** The build before this one may still be running. */
async function removeAllBut(names: readonly string[]): Promise<void> {
  const kept = new Set(names.map((name) => name.slice(0, 12)));
  for (const entry of await readdir(shopDir)) {
    if (/^[\da-f]{12}$/u.test(entry) && !kept.has(entry)) await rm(join(shopDir, entry), { recursive: true });
  }
}
