import type { Rupees } from '../../../../domain/kit/money/money.ts';
import type { OverlayKind, Surface } from '../../../promotions/overlays/overlays.rules.ts';
import type { FlashRefusal } from '../../../promotions/flash-popup/flash-popup.types.ts';
import type { TriggerCause } from '../../../promotions/popup-trigger/popup-trigger.machine.ts';

/** A view of a page that somebody has, as it is asked about; numbers as they are typed. */
export interface Visit {
  readonly path: string;
  readonly device: 'desktop' | 'phone';
  /** Seconds that the page is open. */
  readonly seconds: string;
  /** Percent of the page that is scrolled past, half a second in. */
  readonly scrolled: string;
  /** The second at which the pointer leaves at the top; '' where it does not. */
  readonly leavesAt: string;
  /** How often the sale was shown before, in this session and on this day. */
  readonly session: string;
  readonly day: string;
  /** What this session has done with the sale before. */
  readonly past: 'none' | 'claimed' | 'over';
  /** What the shopper is busy with, or what lies over the page. */
  readonly open: 'none' | Surface | OverlayKind;
  /** Rupees in the cart. */
  readonly cart: string;
}

export type VisitField = keyof Visit;

/** Whether the popup would come in a visit, when, and if not what holds it back. */
export type WhatIf =
  | { readonly kind: 'shows'; readonly cause: TriggerCause; readonly seconds: number }
  | {
      readonly kind: 'waits';
      readonly cause: TriggerCause;
      readonly seconds: number;
      readonly until: Exclude<Visit['open'], 'none'>;
    }
  | { readonly kind: 'stays-away'; readonly refusal: FlashRefusal }
  /** Nothing made it due while the page was open. */
  | { readonly kind: 'not-due' };

export type PopupWhatIfEvent =
  | { type: 'visit.change'; field: VisitField; value: string }
  | { type: 'code.check'; code: string };

/** What the shop says of the code for a cart of this value. */
export interface CodeVerdict {
  readonly isValid: boolean;
  readonly saving: Rupees;
  readonly reason: string | null;
}

export interface PopupWhatIfContext {
  readonly visit: Visit;
  /** The code that was asked for last. */
  readonly code: string;
  readonly verdict: CodeVerdict | null;
}
