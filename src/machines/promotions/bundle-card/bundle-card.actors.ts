import { fromPromise } from 'xstate';
import type { BundleMetrics } from '../../../domain/promotions/bundle/metrics.ts';
import { countdownLogic, type ClockPorts } from '../../kit/countdown/countdown.actors.ts';
import { bundleCardMachine } from './bundle-card.machine.ts';

export interface BundleCardPorts extends ClockPorts {
  /** The server's metrics of a bundle, or the defaults. Never rejects. */
  fetchMetrics(bundleId: string, signal: AbortSignal): Promise<BundleMetrics>;
}

export function bundleCardLogic(ports: BundleCardPorts) {
  return bundleCardMachine.provide({
    actors: {
      loadMetrics: fromPromise<BundleMetrics, { bundleId: string }>(({ input, signal }) =>
        ports.fetchMetrics(input.bundleId, signal),
      ),
      countdown: countdownLogic(ports),
    },
  });
}
