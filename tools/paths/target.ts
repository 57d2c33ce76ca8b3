import type { Edge, Offer } from './chart.ts';

/** What a walk runs on: the chart itself, or a page that shows it. */
export interface Target {
  /** Begins at a start and waits until everything has settled. */
  begin(start: Edge): Promise<void>;
  /** Makes something happen: a timer after `elapsed` milliseconds, anything else immediately. */
  happen(offer: Offer, elapsed: number | null): Promise<void>;
  /** Tries something that the chart ignores here. */
  attempt(offer: Offer): Promise<void>;
  /** How it differs from the plan's moment now; null if everything is as planned. */
  differenceTo(moment: Edge['to']): Promise<string | null>;
  /** Called after a step that went as planned. */
  seen?(edge: Edge): Promise<void>;
  end(): Promise<void>;
}

/** Where a walk didn't go as planned. */
export interface Failure {
  /** The number of the step; -1 is the start. */
  readonly step: number;
  readonly expected: string;
  readonly got: string;
}
