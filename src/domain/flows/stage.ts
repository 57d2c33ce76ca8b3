/** An actor to bring into a state in the framed shop: with this part of its input, after these events. */
export interface StagedActor {
  readonly slug: string;
  readonly input: unknown;
  readonly events: readonly { readonly type: string }[];
  /** What it has told the shop by then, such as the lines of its cart. */
  readonly told: readonly { readonly type: string }[];
}

/** What a framed shop shows, and then stays at (FLO-04). Passed in the frame's window name. */
export interface StagePlan {
  /** The slug of the chart shown. */
  readonly slug: string;
  readonly state: string;
  readonly actors: readonly StagedActor[];
  /** The time at which the shop's clock stands, in milliseconds since 1970; null for a clock that goes on. */
  readonly at: number | null;
  /** Selector to scroll to; null for the top of the page. */
  readonly show: string | null;
}

/** Messages from the frame to the flow room. */
export const frameMessage = { stood: 'shop-stage-stood', missed: 'shop-stage-missed' } as const;
