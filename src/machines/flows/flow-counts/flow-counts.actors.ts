import { figuresLogic } from '../../kit/figures.machine.ts';
import type { CountQuery } from '../../../domain/shell/flow-count.ts';
import { flowCountsMachine, type FlowCounts } from './flow-counts.machine.ts';

export interface FlowCountsPorts {
  /** Rejects with CallFailed. */
  fetchCounts(query: CountQuery, signal: AbortSignal): Promise<FlowCounts>;
}

export function flowCountsLogic(ports: FlowCountsPorts) {
  return figuresLogic(flowCountsMachine, (query, signal) => ports.fetchCounts(query, signal));
}
