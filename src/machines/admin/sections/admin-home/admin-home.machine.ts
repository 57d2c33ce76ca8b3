import type { Answer } from '../../../../contract/call.ts';
import type { readHome } from '../../../../contract/admin/admin-home.calls.ts';
import type { SalesPeriod } from '../../../../domain/admin/sales.ts';
import { figuresMachine } from '../../../kit/figures.machine.ts';

/** Sales of one day in India, '2026-11-21'. */
export type SalesDay = HomeFigures['days'][number];

/** The shop at a glance, as calculated by the server (ADM-09). Amounts in whole rupees. */
export type HomeFigures = Answer<typeof readHome>;

export interface HomeQuery {
  readonly period: SalesPeriod;
}

/** The dashboard's home for admins: the shop's figures for the last few days, and what needs attention (ADM-09). */
export const adminHomeMachine = figuresMachine<HomeFigures, HomeQuery>({
  id: 'admin-home',
  description: 'The shop’s figures for the last few days, and what needs attention.',
});
