import type { Plugin } from 'vite';
import { replaced } from './strip-code.ts';

const spread = '_objectSpread2(_objectSpread2({}, config.defaultVariants), options)';
const first = 'function mapValues(';

/** The part of recipes that runs in browsers, without its own way to spread objects. Throws where the package has changed. */
export function strippedRecipes(code: string): string {
  const spreading = replaced(code, spread, '{ ...config.defaultVariants, ...options }');
  const start = spreading.indexOf(first);
  const left = spreading.slice(start);
  if (start < 0 || /_objectSpread2|_defineProperty|ownKeys/u.test(left)) {
    throw new Error(`Recipes spread objects in another way: ${left.slice(0, 200)}`);
  }
  return left;
}

/** Leaves what every browser can do anyway out of vanilla-extract's recipes. */
export function stripRecipes(): Plugin {
  return {
    name: 'strip-recipes',
    apply: 'build',
    transform: {
      filter: { id: /\/@vanilla-extract\/recipes\/dist\/createRuntimeFn-\w+\.esm\.js$/u },
      handler: (code) => ({ code: strippedRecipes(code), map: null }),
    },
  };
}
