import type { Plugin } from 'vite';

const written = /\bdescription:\s*'(?:[^'\\]|\\.)*',?/gu;

/**
 * Leaves the sentences that describe states out of the shop: they are for drawings, which have them from the source,
 * and nobody who buys should wait for them. Names of states, guards and actions stay.
 */
export function stripDescriptions(): Plugin {
  return {
    name: 'strip-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/machines\/.*\.ts$/u },
      handler: (code) => ({ code: code.replaceAll(written, (text) => text.replaceAll(/[^\n]/gu, '')), map: null }),
    },
  };
}
