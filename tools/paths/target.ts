import type { Edge, Offer } from './chart.ts';

/** What a walk is gone on: the chart itself, or a page that shows it. */
export interface Target {
  /** Begins at a start and waits until all is still. */
  begin(start: Edge): Promise<void>;
  /** Makes one thing happen; a timer's after so many milliseconds, anything else at once. */
  happen(offer: Offer, elapsed: number | null): Promise<void>;
  /** Tries something that the chart refuses here. */
  attempt(offer: Offer): Promise<void>;
  /** What it shows now, to be compared with the plan's moment; null when all is as planned. */
  differenceTo(moment: Edge['to']): Promise<string | null>;
  /** A planned step has been made and is as planned. */
  seen?(edge: Edge): Promise<void>;
  end(): Promise<void>;
}

/** Where a walk went otherwise than planned. */
export interface Failure {
  /** The number of the step; -1 is the start. */
  readonly step: number;
  readonly expected: string;
  readonly got: string;
}
