import { parsedFlags } from '../support/flags.ts';
import { OptionsError } from '../support/options-error.ts';

export interface LoadOptions {
  /** How many processes of the shop each sale runs on, one sale after the other. */
  readonly processes: readonly number[];
  /** How often all of them are repeated, in turns. */
  readonly rounds: number;
  /** A sale ends after this time, or after so many visits, whichever comes first. */
  readonly seconds: number;
  readonly visits: number;
  /** Visitors at the same time. */
  readonly shoppers: number;
  /** Visits of a hundred that end in an order. */
  readonly buyers: number;
  readonly seed: string;
}

interface Bound {
  readonly usual: number;
  readonly least: number;
  readonly most: number;
  readonly says: string;
}

const bounds = {
  rounds: { usual: 1, least: 1, most: 20, says: 'repeats everything, in turns; the table shows the medians' },
  seconds: { usual: 20, least: 1, most: 600, says: 'longest time of a sale' },
  visits: { usual: 100_000, least: 1, most: 1_000_000, says: 'visits of a sale at most' },
  shoppers: { usual: 40, least: 1, most: 500, says: 'visitors at the same time' },
  buyers: { usual: 6, least: 0, most: 100, says: 'visits of a hundred that end in an order' },
} as const satisfies Readonly<Record<string, Bound>>;

type Name = keyof typeof bounds;
const names = Object.keys(bounds) as readonly Name[];

/** More would need more connections than the database of the sale has. */
const mostProcesses = 8;

/** Reads the flags. Throws OptionsError for one that doesn't exist or has a wrong value, and says what is allowed. */
export function readLoadOptions(args: readonly string[]): LoadOptions {
  const values = parsed(args);
  const numberOf = (name: Name): number => {
    const { usual, least, most } = bounds[name];
    const text = values[name];
    if (text === undefined) return usual;
    const value = wholeOf(text);
    if (value >= least && value <= most) return value;
    throw new OptionsError(`--${name} is "${text}": use a whole number from ${least} to ${most}.`);
  };
  const list = values.processes ?? '1,2,4';
  const processes = list.split(',').map(wholeOf);
  if (!processes.every((count) => count >= 1 && count <= mostProcesses)) {
    throw new OptionsError(
      `--processes is "${list}": use whole numbers from 1 to ${mostProcesses}, separated by commas.`,
    );
  }
  const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31));
  if (!/^[\w.-]{1,40}$/u.test(seed)) {
    throw new OptionsError(`--seed is "${seed}": use up to 40 letters, digits, dots and dashes.`);
  }
  return {
    processes,
    seed,
    rounds: numberOf('rounds'),
    seconds: numberOf('seconds'),
    visits: numberOf('visits'),
    shoppers: numberOf('shoppers'),
    buyers: numberOf('buyers'),
  };
}

function wholeOf(text: string): number {
  return /^\d{1,7}$/u.test(text) ? Number(text) : Number.NaN;
}

const text = { type: 'string' } as const;

function parsed(args: readonly string[]) {
  const options = {
    processes: text,
    rounds: text,
    seconds: text,
    visits: text,
    shoppers: text,
    buyers: text,
    seed: text,
  };
  return parsedFlags({ args: [...args], options }, loadUsage()).values;
}

/** What can be said, one line a flag. */
export function loadUsage(): string {
  const flag = (name: string) => `  --${name}`.padEnd(20);
  return [
    'Allowed are, with what holds without them in brackets:',
    `${flag('processes LIST')}processes of the shop, one sale for each number from 1 to ${mostProcesses} (1,2,4)`,
    ...names.map((name) => {
      const { says, least, most, usual } = bounds[name];
      return `${flag(`${name} N`)}${says}, ${least} to ${most} (${usual})`;
    }),
    `${flag('seed SEED')}repeats what is chosen at random`,
  ].join('\n');
}
