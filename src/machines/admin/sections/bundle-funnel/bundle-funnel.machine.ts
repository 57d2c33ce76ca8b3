import type { FunnelFigures } from '../../../../domain/promotions/bundle/funnel.ts';
import { figuresMachine } from '../../../kit/figures.machine.ts';

/** What is asked: of how many days up to today, and of one bundle or ('') of all. */
export interface FunnelQuery {
  readonly days: number;
  readonly bundleId: string;
}

/** How bundles are seen, clicked, applied and bought in a period (ADM-03). */
export const bundleFunnelMachine = figuresMachine<FunnelFigures, FunnelQuery>({
  id: 'bundle-funnel',
  description: 'How bundles are seen, clicked, applied and bought in a period.',
  // The figures of one bundle name no other, and another can still be chosen.
  keep: (came, before, { bundleId }) =>
    bundleId === '' || before === null ? came : { ...came, bundles: before.bundles },
});
