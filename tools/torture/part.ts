import type { Chance } from './chance.ts';
import type { Findings } from './findings.ts';
import type { Workshop } from './workshop.ts';

/** What every part of the campaign is given. */
export interface Campaign {
  readonly workshop: Workshop;
  /** The part's own random numbers: the same seed gives the same ones, whichever other parts run. */
  readonly chance: Chance;
  readonly findings: Findings;
  /** Progress, on standard error. */
  readonly say: (line: string) => void;
}

/** How often each thing was tried, by its name. A text says why it could not be. */
export type Tried = Readonly<Record<string, number | string>>;

/** One part of the campaign, in the size asked for; what it finds goes to `findings`. */
export type Part = (campaign: Campaign, size: number) => Promise<Tried>;
