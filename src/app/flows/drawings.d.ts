/** The statechart drawings that tools/flows/drawings.ts generates. */
declare module 'virtual:drawings' {
  /** Each chart's purpose, by slug. */
  export const descriptions: Readonly<Record<string, string>>;
  /** Loaders for the drawings; each default export is a DrawnChart. */
  export const drawings: Readonly<Record<string, () => Promise<{ readonly default: object }>>>;
}
