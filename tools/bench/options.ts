import { parsedFlags } from '../support/flags.ts';
import { OptionsError } from '../support/options-error.ts';

export interface BenchOptions {
  /** Products, orders and people of a filled shop that is measured instead, or null. */
  readonly scale: number | null;
  readonly hasLighthouse: boolean;
}

const least = 100;
const most = 1_000_000;

const allowed = [
  'npm run bench -- [--scale N] [--no-lighthouse]',
  `  --scale N         measures a shop of so many products, orders and people instead, ${least} to ${most}`,
  '  --no-lighthouse   leaves Lighthouse out',
].join('\n');

/** Reads the flags. Throws OptionsError for one that doesn't exist or has a wrong value, and says what is allowed. */
export function readBenchOptions(args: readonly string[]): BenchOptions {
  const options = { scale: { type: 'string' }, 'no-lighthouse': { type: 'boolean' } } as const;
  const { values } = parsedFlags({ args: [...args], options }, allowed);
  return { scale: scaleOf(values.scale), hasLighthouse: values['no-lighthouse'] !== true };
}

function scaleOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const scale = /^\d{1,7}$/u.test(text) ? Number(text) : Number.NaN;
  if (scale >= least && scale <= most) return scale;
  throw new OptionsError(`--scale is “${text}”: use a whole number from ${least} to ${most}.`);
}
