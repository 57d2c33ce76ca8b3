import type { Answer } from '../../../../contract/call.ts';
import type { readSpeed } from '../../../../contract/admin/page-speed.calls.ts';
import type { SpeedPeriod } from '../../../../domain/admin/page-speed.ts';
import { figuresMachine } from '../../../kit/figures.machine.ts';

export type SpeedFigure = SpeedFigures['metrics'][number];

/** How fast pages are for visitors, as measured in their browsers. */
export type SpeedFigures = Answer<typeof readSpeed>;

export interface SpeedQuery {
  readonly period: SpeedPeriod;
}

/** How fast the shop's pages are for its visitors. */
export const pageSpeedMachine = figuresMachine<SpeedFigures, SpeedQuery>({
  id: 'page-speed',
  description: 'How fast the shop’s pages are for its visitors.',
});
