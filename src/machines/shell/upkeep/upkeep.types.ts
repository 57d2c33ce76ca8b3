import type { Mishap } from '../../kit/sturdy.ts';
import type { Tells } from '../../kit/tells.ts';

export type Failed = Omit<Mishap, 'error'>;

export type UpkeepEvent = ({ type: 'flow.failed' } & Failed) | { type: 'flow.restart' } | { type: 'notice.close' };

export type UpkeepFact = { type: 'flow.restarted'; flow: string };

export interface UpkeepInput {
  readonly parent: Tells<UpkeepFact>;
}

export interface UpkeepContext extends UpkeepInput {
  /** The flow that failed last; null if none did. */
  readonly failed: Pick<Failed, 'flow' | 'actor'> | null;
}
