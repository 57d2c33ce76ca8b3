/** An actor of a shop in a frame that is to stand in a state: with this of its input, after these events. */
export interface StagedActor {
  readonly slug: string;
  readonly input: unknown;
  readonly events: readonly { readonly type: string }[];
}

/** What a shop in a frame is to show, and then not move any more (FLO-04); written into the frame's name. */
export interface StagePlan {
  /** The chart that is looked at, and the id of its state. */
  readonly slug: string;
  readonly state: string;
  readonly actors: readonly StagedActor[];
  /** A selector of what is scrolled to; null for the page's top. */
  readonly show: string | null;
}

/** What the frame tells the room around it. */
export const frameMessage = { stood: 'shop-stage-stood', missed: 'shop-stage-missed' } as const;
