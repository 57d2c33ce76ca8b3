import type { Plugin } from 'vite';

const rooms =
  /\/src\/app\/(?:flows\/entry-flows\.tsx|flows\/trying\/entry-trying\.ts|platform\/api-page\/entry-api\.ts)$/u;

/**
 * In the development server an edit that reaches one of these pages reloads that page alone. They use views and charts of
 * the shop; without this, whatever they use would reload the shop's pages as well, once they were opened.
 */
export function roomsApart(): Plugin {
  return {
    name: 'rooms-apart',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: rooms },
      handler(code) {
        return this.environment.name === 'client' ? { code: `${code}\n${reload}`, map: null } : null;
      },
    },
  };
}

/** The page is left before the edited modules run beside those that are there. */
const reload = `
if (import.meta.hot) {
  import.meta.hot.accept();
  import.meta.hot.dispose(() => {
    location.reload();
    return new Promise(() => {});
  });
}
`;
