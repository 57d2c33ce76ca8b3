/** What tools/flows/drawings.ts draws of the charts. */
declare module 'virtual:drawings' {
  import type { DrawnChart } from '../../machines/flows/flow-room/flow-room.types.ts';

  /** What each chart is for, by its slug. */
  export const descriptions: Readonly<Record<string, string>>;
  export const drawings: Readonly<Record<string, () => Promise<{ readonly default: DrawnChart }>>>;
}
