import { join } from 'node:path';
import type { Plugin } from 'vite';

const style = /\.css\.ts$/u;
const exported = /^export const (?<name>\w+)(?:: [^=]+)? = (?<maker>\w*)/gmu;

/**
 * Styles as nothing but their names, for tests that read what components draw: `style` gives a name, what has variants gives
 * one for each. Without it every such file would have to be built first.
 */
export function stylesByName(): Plugin {
  return {
    name: 'styles-by-name',
    enforce: 'pre',
    transform: {
      filter: { id: style },
      handler: (code) => ({
        code: [
          'const variants = new Proxy({}, { get: (_, key) => String(key) });',
          ...[...code.matchAll(exported)].map(({ groups }) => {
            const { name = '', maker = '' } = groups ?? {};
            return `export const ${name} = ${valueOf(name, maker)};`;
          }),
        ].join('\n'),
        map: null,
      }),
    },
  };
}

function valueOf(name: string, maker: string): string {
  if (maker === 'style' || maker === 'visuallyHidden') return JSON.stringify(name);
  return maker === 'recipe' ? `() => ${JSON.stringify(name)}` : 'variants';
}

const overlay =
  /\/src\/ui\/kit\/(?:overlay\/(?:Modal|Dialog|AlertDialog|ToastViewport)|react\/WhileShown|choice\/DropdownMenu)\.tsx$/u;
const stillOverlays = join(import.meta.dirname, 'overlays.tsx');
const onDemand = /\/src\/ui\/kit\/action\/on-demand\.tsx$/u;
const stillOnDemand = join(import.meta.dirname, 'still-on-demand.tsx');
/** What stands folded until somebody opens it. */
const openedLater = /\/src\/ui\/admin\/(?:command\/PutAway|record\/folded\/FoldedCard)\.tsx$/u;
const primitives = /(?<=^import \{ (?:Dialog|Popover)(?: as Primitive)? \} from )'radix-ui'/mu;
const stillPrimitives = join(import.meta.dirname, 'still-radix.tsx');

/** What lies over the page without the document that it needs, for the same tests. */
export function stillOverlay(): Plugin {
  return {
    name: 'still-overlay',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/ui\/.*\.tsx$/u },
      handler: (code, id) => {
        if (overlay.test(id)) return { code: `export * from ${JSON.stringify(stillOverlays)};`, map: null };
        if (onDemand.test(id)) return { code: `export * from ${JSON.stringify(stillOnDemand)};`, map: null };
        if (openedLater.test(id)) return { code: code.replace('useState(false)', 'useState(true)'), map: null };
        if (!primitives.test(code)) return undefined;
        return { code: code.replace(primitives, JSON.stringify(stillPrimitives)), map: null };
      },
    },
  };
}
