import { command, nobody, type EventCases } from '../../kit/cases.ts';
import type { PopupTriggerInput } from './popup-trigger.machine.ts';

export const popupTriggerInput: PopupTriggerInput = {
  parent: nobody,
  delay: 3000,
  scrollPercent: 10,
  hasExitIntent: true,
  idle: 30_000,
  exitRearm: 3000,
};

/** No trigger is enabled. */
export const popupTriggerStarts: readonly PopupTriggerInput[] = [
  { ...popupTriggerInput, delay: null, scrollPercent: null, hasExitIntent: false, idle: null },
];

export const popupTriggerCases: EventCases = {
  'page.scrolled': [command('page.scrolled', { percent: 5 }), command('page.scrolled', { percent: 60 })],
};
