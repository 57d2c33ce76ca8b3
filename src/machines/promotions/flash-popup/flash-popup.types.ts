import type { Cart } from '../../../domain/cart/cart.ts';
import type { Location } from '../../../domain/shell/page/route.ts';
import type { PopupCounters, PopupSettings } from '../../../domain/promotions/popup.ts';
import type { CodeCopyFact, CopyOutcome } from '../code-copy/code-copy.machine.ts';
import type { CountdownFact } from '../../kit/countdown/countdown.machine.ts';
import type { Tells } from '../../kit/tells.ts';
import type { PopupTriggerFact } from '../popup-trigger/popup-trigger.machine.ts';
import type { OverlayRequest } from '../promotions/promotions.types.ts';
import type { ToastText } from '../../shell/toasts/toasts.machine.ts';

/** What is asked for by pressing the large button. */
export interface FlashOffer {
  readonly code: string;
  /** Percent. */
  readonly discount: number;
}

/** What this session and this day have seen of the sale. */
export interface FlashPast {
  readonly counters: PopupCounters;
  /** The deadline of this offer has passed in this session. */
  readonly isOver: boolean;
  readonly isClaimed: boolean;
}

/** Why the sale is not shown in a view of a page. */
export type FlashRefusal = 'inactive' | 'page' | 'limit' | 'over' | 'claimed';

export type FlashPopupEvent =
  | { type: 'page.arrived'; location: Location }
  | { type: 'cart.changed'; lines: Cart }
  | { type: 'overlay.granted' }
  /** A tester’s own settings, at once. */
  | { type: 'popup.preview'; settings: PopupSettings }
  | { type: 'offer.claim' }
  | { type: 'popup.close' }
  | PopupTriggerFact
  | CountdownFact
  | CodeCopyFact;

export type FlashPopupFact = OverlayRequest | { type: 'toast.request'; toast: ToastText };

export interface FlashPopupInput {
  readonly parent: Tells<FlashPopupFact>;
  readonly path: string;
  readonly lines: Cart;
}

export interface FlashPopupContext extends FlashPopupInput {
  readonly settings: PopupSettings;
  /** ISO 8601, by the shop's clock; null until the offer is first shown. */
  readonly endsAt: string | null;
  /** Why it stays away from this view of the page; null while it does not. */
  readonly quiet: FlashRefusal | null;
  /** What became of the last copy; null before one. */
  readonly copy: CopyOutcome | null;
}
