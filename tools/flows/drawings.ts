import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import type { CatalogueEntry } from '../../src/machines/flows/registry/chart-registry.ts';
import { stateNodesOf } from '../paths/graph.ts';
import { projectRoot } from '../support/steps.ts';

const virtual = 'virtual:drawings';
const registry = '/src/machines/flows/registry/chart-registry.ts';

/**
 * `import { descriptions, drawings } from 'virtual:drawings'`: what each chart and state is for, and a way to load each drawing. They
 * are drawn when somebody asks for them: at a build, or in the development server as the charts are at that moment.
 */
export function drawings(): Plugin {
  let server: ViteDevServer | undefined;
  const charts = async (): Promise<readonly CatalogueEntry[]> => {
    // Loaded by Node, an edited chart would be the former one until the server starts again.
    const loaded: unknown = await (server?.ssrLoadModule(registry) ??
      import(pathToFileURL(join(projectRoot, registry)).href));
    return (loaded as { readonly catalogue: readonly CatalogueEntry[] }).catalogue;
  };
  return {
    name: 'drawings',
    configureServer(started) {
      server = started;
    },
    resolveId: { filter: { id: /^virtual:drawings/u }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:drawings/u },
      async handler(id) {
        const all = await charts();
        const slug = id.slice(`\0${virtual}/`.length);
        if (slug === '') return listOf(all);
        const entry = all.find((each) => each.slug === slug);
        if (!entry) throw new Error(`There is no chart ${slug}`);
        const { drawChart, keptLayouts } = await import('./draw-chart.ts');
        const { chart } = await drawChart(entry, keptLayouts()[slug]);
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(chart))})`;
      },
    },
    hotUpdate({ file }) {
      if (!file.includes('/src/machines/')) return;
      const { moduleGraph } = this.environment;
      for (const [id, module] of moduleGraph.idToModuleMap) {
        if (id.startsWith(`\0${virtual}`)) moduleGraph.invalidateModule(module);
      }
    },
  };
}

function listOf(all: readonly CatalogueEntry[]): string {
  const nodes = all.flatMap(({ machine }) => [machine.root, ...stateNodesOf(machine)]);
  const descriptions = Object.fromEntries(nodes.map(({ id, description }) => [id, description ?? '']));
  const loaders = all.map(({ slug }) => `${JSON.stringify(slug)}: () => import('${virtual}/${slug}')`);
  return `export const descriptions = ${JSON.stringify(descriptions)};\nexport const drawings = {${loaders.join(',')}};`;
}
