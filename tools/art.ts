import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { avifWidths, plateSize, webpWidths } from '../src/ui/kit/art/plate-widths.ts';
import { digest } from './art/cache.ts';
import { siteIcons } from './art/icons.ts';
import { avif, recipe, webp } from './art/render.ts';
import { socialImages } from './art/social.ts';

const query = '?plate';

/**
 * `import plate from './plate-x.svg?plate'` gives the address of a plate without width and ending:
 * the build renders it as AVIF and WebP in every width under /assets/, named by content. In a
 * development server and in tests it is the address of the drawing itself.
 * The browser build also gets the site's icons and one social image a product under /og/.
 */
export function artwork(): Plugin {
  let building = false;
  return {
    name: 'mantra-artwork',
    enforce: 'pre',
    configResolved(config) {
      building = config.command === 'build';
    },
    async resolveId(source, importer) {
      if (!source.endsWith(query)) return null;
      const found = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true });
      return found && `${found.id}${query}`;
    },
    async load(id) {
      if (!id.endsWith(query)) return null;
      const path = id.slice(0, -query.length);
      if (!building) return `export { default } from ${JSON.stringify(`${path}?url`)}`;
      const svg = await readFile(path);
      const name = `${basename(path, '.svg')}-${digest(svg, recipe)}`;
      if (this.environment.name === 'client') {
        for (const [fileName, source] of await renderPlate(name, svg)) {
          this.emitFile({ type: 'asset', fileName: `assets/${fileName}`, source });
        }
      }
      return `export default ${JSON.stringify(`/assets/${name}`)}`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const files = [...(await siteIcons()), ...(await socialImages())];
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

async function renderPlate(key: string, svg: Buffer): Promise<Map<string, Buffer>> {
  const svgWidth = plateSize.width;
  const files = await Promise.all([
    ...avifWidths(key).map(
      async (width) => [`${key}-${width}.avif`, await avif({ key, svg, svgWidth, width })] as const,
    ),
    ...webpWidths.map(
      async (width) => [`${key}-${width}.webp`, await webp({ key, svg, svgWidth, width })] as const,
    ),
  ]);
  return new Map(files);
}

/** Renders everything into the cache: `npx node tools/art.ts`. */
export async function renderAll(folder = join(import.meta.dirname, '../assets/art'), names = plateNames) {
  for (const name of names) {
    const svg = await readFile(join(folder, `plate-${name}.svg`));
    await renderPlate(`plate-${name}-${digest(svg, recipe)}`, svg);
  }
  await siteIcons();
  await socialImages();
}

const plateNames = ['peace-mantra', 'sleep-mantra', 'dog-mantra', 'green-mantra', 'bliss-club'];

if (process.argv[1] === import.meta.filename) await renderAll();
