import type { Rupees } from '../../../../domain/kit/money/money.ts';
import type { OpenSurface, OverlayKind } from '../../../promotions/overlays/overlays.rules.ts';
import type { FlashRefusal } from '../../../promotions/flash-popup/flash-popup.types.ts';
import type { TriggerCause } from '../../../promotions/popup-trigger/popup-trigger.machine.ts';

/** A hypothetical page visit; numbers as typed. */
export interface Visit {
  readonly path: string;
  readonly device: 'desktop' | 'phone';
  /** Seconds that the page is open. */
  readonly seconds: string;
  /** Percent of the page scrolled, half a second in. */
  readonly scrolled: string;
  /** Second at which the pointer leaves at the top; '' if it doesn't. */
  readonly leavesAt: string;
  /** How often the sale was shown before, in this session and on this day. */
  readonly session: string;
  readonly day: string;
  /** What happened to the sale in this session before. */
  readonly past: 'none' | 'claimed' | 'over' | 'dismissed';
  /** What the shopper is busy with, or the overlay that is open. */
  readonly open: 'none' | OpenSurface | OverlayKind;
  /** Value of the cart, rupees. */
  readonly cart: string;
}

export type VisitField = keyof Visit;

/** Whether and when the popup would show; if not, why not. */
export type WhatIf =
  | { readonly kind: 'shows'; readonly cause: TriggerCause; readonly seconds: number }
  | {
      readonly kind: 'waits';
      readonly cause: TriggerCause;
      readonly seconds: number;
      readonly until: Exclude<Visit['open'], 'none'>;
    }
  | { readonly kind: 'stays-away'; readonly refusal: FlashRefusal }
  /** Nothing triggered it while the page was open. */
  | { readonly kind: 'not-due' };

export type PopupWhatIfEvent =
  | { type: 'visit.change'; field: VisitField; value: string }
  | { type: 'code.check'; code: string };

/** The server's verdict on the code for a cart of this value. */
export interface CodeVerdict {
  readonly isValid: boolean;
  readonly saving: Rupees;
  readonly reason: string | null;
}

export interface PopupWhatIfContext {
  readonly visit: Visit;
  /** The last code checked. */
  readonly code: string;
  readonly verdict: CodeVerdict | null;
}
