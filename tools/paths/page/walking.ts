import type { WalkedActors } from '../../../src/app/walked-actors.ts';

declare global {
  /** What src/app/walked-actors.ts puts on a page that is walked. */
  const walking: WalkedActors;
}
