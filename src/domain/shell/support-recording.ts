/** What a tab remembers of its flows, and what a person may show to support (FLO-09). */
export const keptMinutes = 10;
export const maxKeptSteps = 500;
export const maxKeptActors = 200;

/** Days that the shop keeps what a person showed. */
export const keptDays = 7;

/** Two groups of four, without letters that look alike. */
export const supportCode = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/u;

/** Ids of flows, states, transitions and guards, and types of events. */
export const flowName = /^[\w.:|*#@-]+$/u;
export const maxFlowName = 200;
/** The largest number of names in a step. */
export const maxNames = 60;

/** The members of an event that may be kept. Each has a few known words, an amount or a number, never what somebody typed. */
export const shownMembers = [
  'cause',
  'device',
  'direction',
  'index',
  'isFresh',
  'kind',
  'method',
  'packageType',
  'paymentMethod',
  'percent',
  'phase',
  'purpose',
  'quantity',
  'reason',
  'sku',
  'slug',
  'sort',
  'status',
  'surface',
  'tone',
] as const;
export type ShownMember = (typeof shownMembers)[number];

/** A word or a number of a known list; long numbers could be a phone's. */
export const shownWord = /^(?!.*\d{6})[a-z][a-z0-9-]{0,39}$/u;
export const maxShownNumber = 99_999;

export type ShownValue = string | number | boolean;

export interface KeptActor {
  readonly id: string;
  /** The chart's slug. */
  readonly slug: string;
  readonly parent: string | null;
}

export interface KeptStep {
  /** Epoch milliseconds. */
  readonly at: number;
  /** The actor's id. */
  readonly actor: string;
  /** The event's type. */
  readonly event: string;
  readonly payload: Readonly<Partial<Record<ShownMember, ShownValue>>>;
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  /** Ids of the active states, outer before inner. */
  readonly states: readonly string[];
  readonly transitions: readonly string[];
  readonly refusedBy: readonly string[];
}

/** The last minutes of a tab: names of states and events, and no data. */
export interface SupportRecording {
  readonly actors: readonly KeptActor[];
  /** Oldest first. */
  readonly steps: readonly KeptStep[];
}

/** The members of an event that may be kept, with values of which nothing can be learnt about a person. */
export function shownPayload(event: object): KeptStep['payload'] {
  return Object.fromEntries(
    shownMembers.flatMap((name) => {
      const value: unknown = Reflect.get(event, name);
      return isShown(value) ? [[name, value] as const] : [];
    }),
  );
}

function isShown(value: unknown): value is ShownValue {
  if (typeof value === 'string') return shownWord.test(value);
  if (typeof value === 'number') return Number.isFinite(value) && Math.abs(value) <= maxShownNumber;
  return typeof value === 'boolean';
}
