import type { PageKind, SpeedDevice, SpeedMetric, SpeedPeriod } from '../../../../domain/admin/page-speed.ts';
import { figuresMachine } from '../../../kit/figures.machine.ts';

export interface SpeedFigure {
  readonly metric: SpeedMetric;
  readonly visits: number;
  /** Milliseconds; thousandths for CLS. */
  readonly threeQuarters: number | null;
  /** From 0 to 1. */
  readonly good: number | null;
}

/** How fast pages are for visitors, as measured in their browsers. */
export interface SpeedFigures {
  readonly metrics: readonly SpeedFigure[];
  readonly days: readonly { readonly day: string; readonly metrics: readonly SpeedFigure[] }[];
  readonly pages: readonly {
    readonly page: PageKind;
    readonly device: SpeedDevice;
    readonly metrics: readonly SpeedFigure[];
  }[];
}

export interface SpeedQuery {
  readonly period: SpeedPeriod;
}

/** How fast the shop's pages are for its visitors. */
export const pageSpeedMachine = figuresMachine<SpeedFigures, SpeedQuery>({
  id: 'page-speed',
  description: 'How fast the shop’s pages are for its visitors.',
});
