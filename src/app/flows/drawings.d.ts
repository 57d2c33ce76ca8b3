/** What tools/flows/drawings.ts draws of the charts. */
declare module 'virtual:drawings' {
  /** What each chart is for, by its slug. */
  export const descriptions: Readonly<Record<string, string>>;
  /** Ways to load the drawings, each a DrawnChart. */
  export const drawings: Readonly<Record<string, () => Promise<{ readonly default: object }>>>;
}
