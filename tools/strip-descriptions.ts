import type { Plugin } from 'vite';

const written = /\bdescription:\s*'(?:[^'\\]|\\.)*',?/gu;

/** Only these modules hold states; elsewhere a description is a text that a screen shows. */
const holdsStates = /\.create(?:Machine|StateConfig)\(/u;

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
      handler: (code) => ({ code: withoutDescriptions(code), map: null }),
    },
  };
}

/** The code of a module without the descriptions of its states, line for line. */
export function withoutDescriptions(code: string): string {
  return holdsStates.test(code) ? code.replaceAll(written, (text) => text.replaceAll(/[^\n]/gu, '')) : code;
}
