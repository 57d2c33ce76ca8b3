import { createActor, SimulatedClock } from 'xstate';
import type { PopupSettings } from '../../../../domain/promotions/popup.ts';
import { flashRefusal, flashTriggers } from '../../../promotions/flash-popup/flash-popup.rules.ts';
import {
  disturbed,
  nextOverlay,
  type OverlayKind,
  openSurfaces,
  type OpenSurface,
} from '../../../promotions/overlays/overlays.rules.ts';
import {
  popupTriggerLogic,
  type PopupTriggerPorts,
} from '../../../promotions/popup-trigger/popup-trigger.actors.ts';
import type { PopupTriggerFact, TriggerCause } from '../../../promotions/popup-trigger/popup-trigger.machine.ts';
import type { Visit, WhatIf } from './popup-what-if.types.ts';

export const firstVisit: Visit = {
  path: '/shop',
  device: 'desktop',
  seconds: '30',
  scrolled: '0',
  leavesAt: '',
  session: '0',
  day: '0',
  past: 'none',
  open: 'none',
  cart: '0',
};

/** Longest simulated visit in seconds: a bit over an hour, as the delay may be an hour. */
const longest = 4000;

/**
 * Whether the popup would show in this visit (ADM-04). Uses the shop's own guards, trigger chart and overlay rules.
 */
export function whatIf(settings: PopupSettings, visit: Visit): WhatIf {
  const place = { path: visit.path.trim() || '/', isFound: true };
  const refusal = flashRefusal(settings, place, {
    counters: { session: numberOf(visit.session), day: numberOf(visit.day) },
    isClaimed: visit.past === 'claimed',
    isOver: visit.past === 'over',
    isDismissed: visit.past === 'dismissed',
  });
  if (refusal) return { kind: 'stays-away', refusal };
  const due = rehearsed(settings, visit);
  if (!due) return { kind: 'not-due' };
  return visit.open === 'none' || !isHeldBack(visit.open)
    ? { kind: 'shows', ...due }
    : { kind: 'waits', ...due, until: visit.open };
}

/** Whether the open surface or overlay takes precedence. */
function isHeldBack(open: OpenSurface | OverlayKind): boolean {
  const surface = openSurfaces.find((each) => each === open);
  if (surface) return disturbed('flash-popup', [surface]) !== null;
  return nextOverlay(['flash-popup'], []) === 'flash-popup';
}

/** Simulates the shop's trigger over a visit, with its own clock; null if it never fires. */
function rehearsed(
  settings: PopupSettings,
  { device, seconds, scrolled, leavesAt }: Visit,
): { readonly cause: TriggerCause; readonly seconds: number } | null {
  let fired: TriggerCause | null = null;
  const told = { scroll: (_percent: number) => {}, exit: () => {} };
  const clock = new SimulatedClock();
  const trigger = createActor(popupTriggerLogic(portsOf(told)), {
    clock,
    input: {
      parent: {
        send: ({ cause }: PopupTriggerFact) => {
          fired ??= cause;
        },
      },
      ...flashTriggers(settings),
    },
  }).start();
  const end = Math.min(numberOf(seconds), longest) * 1000;
  const leaves = device === 'phone' || leavesAt.trim() === '' ? null : numberOf(leavesAt) * 1000;
  const moments = [500, settings.showAfterSeconds * 1000, ...(leaves === null ? [] : [leaves]), end];
  let at = 0;
  for (const moment of moments.toSorted((one, other) => one - other)) {
    if (moment > end || fired !== null) break;
    clock.increment(moment - at);
    at = moment;
    if (moment === 500) told.scroll(numberOf(scrolled));
    if (moment === leaves) told.exit();
  }
  trigger.stop();
  return fired === null ? null : { cause: fired, seconds: at / 1000 };
}

function portsOf(told: { scroll: (percent: number) => void; exit: () => void }): PopupTriggerPorts {
  const nothing = () => {};
  return {
    watchScroll: (listener) => {
      told.scroll = listener;
      return nothing;
    },
    watchExit: (listener) => {
      told.exit = listener;
      return nothing;
    },
    watchActivity: () => nothing,
  };
}

/** Parses a whole number; 0 if invalid. */
export function numberOf(typed: string): number {
  return /^\d{1,7}$/u.test(typed.trim()) ? Number(typed) : 0;
}
