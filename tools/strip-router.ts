import type { Plugin } from 'vite';

const names = /^\w+\.displayName = "[^"]*";$/gmu;
const made = /(?<== )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gu;

/**
 * Lets the bundler leave out what the shop doesn't use of React Router: a component is kept where it is made by
 * a call or given a name, and the package offers browsers only the build with the warnings for developers.
 */
export function stripRouter(): Plugin {
  return {
    name: 'strip-router',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/react-router\/.*\.mjs$/u },
      handler: (code) => ({
        code: code
          .replaceAll(names, '')
          .replaceAll(made, '/* @__PURE__ */ ')
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'),
        map: null,
      }),
    },
  };
}
