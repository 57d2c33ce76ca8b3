import type { FunnelFigures } from '../../../../domain/promotions/bundle/funnel.ts';
import { figuresLogic } from '../../../kit/figures.machine.ts';
import { bundleFunnelMachine, type FunnelQuery } from './bundle-funnel.machine.ts';

export interface BundleFunnelPorts {
  /** Rejects with CallFailed. */
  loadFigures(query: FunnelQuery, signal: AbortSignal): Promise<FunnelFigures>;
}

export function bundleFunnelLogic(ports: BundleFunnelPorts) {
  return figuresLogic(bundleFunnelMachine, (query, signal) => ports.loadFigures(query, signal));
}
