/** The statechart drawings that tools/flows/drawings.ts generates. */
declare module 'virtual:drawings' {
  /** What each chart is for, by slug, and what each state says, by id. */
  export const descriptions: Readonly<Record<string, string>>;
  /** Loaders for the drawings; each default export is a DrawnChart. */
  export const drawings: Readonly<Record<string, () => Promise<{ readonly default: object }>>>;
}
