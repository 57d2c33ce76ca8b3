import type { FunnelFigures } from '../../../../domain/promotions/bundle/funnel.ts';
import { figuresMachine } from '../../../kit/figures.machine.ts';

/** The number of days up to today, and one bundle or '' for all. */
export interface FunnelQuery {
  readonly days: number;
  readonly bundleId: string;
}

/** How often bundles are seen, clicked, applied and bought in a period (ADM-03). */
export const bundleFunnelMachine = figuresMachine<FunnelFigures, FunnelQuery>({
  id: 'bundle-funnel',
  description: 'How often bundles are seen, clicked, applied and bought in a period.',
  // The figures of one bundle don't include the others, which must remain selectable.
  keep: (came, before, { bundleId }) =>
    bundleId === '' || before === null ? came : { ...came, bundles: before.bundles },
});
