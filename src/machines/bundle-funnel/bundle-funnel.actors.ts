import { fromPromise } from 'xstate';
import type { FunnelFigures } from '../../domain/bundle/funnel.ts';
import { bundleFunnelMachine, type FunnelQuery } from './bundle-funnel.machine.ts';

export interface BundleFunnelPorts {
  /** Rejects with CallFailed. */
  loadFigures(query: FunnelQuery, signal: AbortSignal): Promise<FunnelFigures>;
}

export function bundleFunnelLogic(ports: BundleFunnelPorts) {
  return bundleFunnelMachine.provide({
    actors: {
      loadFigures: fromPromise<FunnelFigures, { query: FunnelQuery }>(({ input, signal }) =>
        ports.loadFigures(input.query, signal),
      ),
    },
  });
}
