import { done, failed, type EventCases } from '../../kit/cases.ts';
import type { DashboardSectionInput } from './dashboard-section.machine.ts';

export const dashboardSectionInput: DashboardSectionInput = { isLoaded: false };

/** Opened for the first time, and again. */
export const dashboardSectionStarts: readonly DashboardSectionInput[] = [dashboardSectionInput, { isLoaded: true }];

export const dashboardSectionCases: EventCases = {
  'xstate.done.actor.loadCode': [done('loadCode', undefined)],
  'xstate.error.actor.loadCode': [failed('loadCode')],
};
