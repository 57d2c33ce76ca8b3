import type { Plugin } from 'vite';

const runtime = '/src/app/platform/dev/exchange-charts.ts';
const machine = /^export const (\w+Machine)\b/gmu;

/** In the development server an edited chart is exchanged in the open page: its actors go on from where they are. */
export function exchangeCharts(): Plugin {
  return {
    name: 'exchange-charts',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/machines\/.*\.machine\.ts$/u },
      handler(code) {
        const names = [...code.matchAll(machine)].map(([, name]) => name);
        if (this.environment.name !== 'client' || names.length === 0) return null;
        return { code: `${code}\n${exchange(names.join(', '))}`, map: null };
      },
    },
  };
}

/** Whoever imported the first version goes on holding it, so that is the one that every later version is written into. */
const exchange = (names: string) => `
if (import.meta.hot) {
  import.meta.hot.data.charts ??= { ${names} };
  import.meta.hot.accept(async (edited) => {
    const { exchangeCharts } = await import('${runtime}');
    if (edited) exchangeCharts(import.meta.hot.data.charts, edited);
  });
}
`;
