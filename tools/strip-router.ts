import type { Plugin } from 'vite';
import { replaced, withBody } from './strip-code.ts';

const names = /^\w+\.displayName = "[^"]*";$/gmu;
const made = /(?<== )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gu;
/** From where errors of a data router are shown to where a route is. */
const errors = /^var defaultErrorElement = [^]*?(?=^function RenderedRoute\()/mu;

/**
 * React Router without what the shop doesn't use: a component is kept where it is made by a call or given a name, the
 * package offers browsers only the build with the warnings for developers, and its routes expect a data router, with
 * errors and fallbacks of its own, which the shop's charts replace. Throws where the package has changed.
 */
export function strippedRouter(code: string): string {
  const found = code.match(errors)?.[0] ?? '';
  let stripped = replaced(code, found, 'var defaultErrorElement = null, RenderErrorBoundary = null;\n');
  stripped = replaced(stripped, 'let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = null;');
  stripped = replaced(stripped, 'let errors = dataRouterState?.errors;', 'const errors = null;');
  stripped = replaced(stripped, 'let onErrorHandler = dataRouterOpts?.onError;', 'const onErrorHandler = null;');
  stripped = replaced(
    stripped,
    'return dataRouterState && (match.route.ErrorBoundary || match.route.errorElement || index === 0) ? ',
    'return false ? ',
  );
  stripped = replaced(stripped, 'if (dataRouterOpts && dataRouterState) {', 'if (false) {');
  stripped = replaced(
    stripped,
    'let matches = dataRouterOpts && dataRouterOpts.state.matches.length ? (',
    'let matches = false ? (',
  );
  stripped = withBody(stripped, 'useNavigate', 'return useNavigateUnstable();');
  return replaced(stripped, 'var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
    .replaceAll(names, '')
    .replaceAll(made, '/* @__PURE__ */ ');
}

/** Leaves out of React Router what the shop doesn't use. */
export function stripRouter(): Plugin {
  return {
    name: 'strip-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/dist\/development\/.*\.mjs$/u },
      // Only one of the package's files has the hooks and the routes.
      handler: (code) => ({
        code: code.includes('var ENABLE_DEV_WARNINGS') ? strippedRouter(code) : code,
        map: null,
      }),
    },
  };
}
