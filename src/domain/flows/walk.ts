/** The shortest way into a state, by the places of its events among the catalogue's cases; made by `npm run flows`. */
export interface StateWalk {
  /** Which of the catalogue's inputs it starts with; 0 is the first. */
  readonly start: number;
  readonly steps: readonly (readonly [type: string, index: number])[];
}

/** By state id. */
export type StateWalks = Readonly<Record<string, StateWalk>>;
