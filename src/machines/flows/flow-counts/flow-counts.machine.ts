import type { Answer } from '../../../contract/call.ts';
import type { readFlowCounts } from '../../../contract/shell/flow-counts.calls.ts';
import type { CountQuery } from '../../../domain/shell/flow-count.ts';
import { figuresMachine } from '../../kit/figures.machine.ts';

export type CountedFlow = Answer<typeof readFlowCounts>;

export interface FlowCounts {
  readonly now: CountedFlow;
  /** The weeks before; null unless compared. */
  readonly before: CountedFlow | null;
}

/** What visitors did in one chart (FLO-07). */
export const flowCountsMachine = figuresMachine<FlowCounts, CountQuery>({
  id: 'flow-counts',
  description: 'How often visitors took each step of a flow, and where they stopped.',
});
