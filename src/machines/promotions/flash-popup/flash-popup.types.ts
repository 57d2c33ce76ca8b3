import type { Cart } from '../../../domain/cart/cart.ts';
import type { Page } from '../../../domain/shell/page/page.ts';
import type { Location } from '../../../domain/shell/page/route.ts';
import type { PopupCounters, PopupSettings } from '../../../domain/promotions/popup.ts';
import type { CodeCopyFact, CopyOutcome } from '../code-copy/code-copy.machine.ts';
import type { CountdownFact } from '../../kit/countdown/countdown.machine.ts';
import type { Tells } from '../../kit/tells.ts';
import type { PopupTriggerFact } from '../popup-trigger/popup-trigger.machine.ts';
import type { OverlayRequest } from '../promotions/promotions.types.ts';
import type { ToastText } from '../../shell/toasts/toasts.machine.ts';

/** What pressing the claim button claims. */
export interface FlashOffer {
  readonly code: string;
  /** Percent. */
  readonly discount: number;
}

/** What happened to the sale in this session and on this day. */
export interface FlashPast {
  readonly counters: PopupCounters;
  /** The offer's deadline has passed in this session. */
  readonly isOver: boolean;
  readonly isClaimed: boolean;
  /** Closed, or put off with 'Maybe Later', in this session. */
  readonly isDismissed: boolean;
}

/** Why the sale isn't shown on a page. */
export type FlashRefusal = 'inactive' | 'page' | 'missing' | 'limit' | 'over' | 'claimed' | 'dismissed';

/** Where the visitor is now. */
interface ArrivedPlace {
  readonly location: Location;
  readonly page: Pick<Page, 'route'>;
}

export type FlashPopupEvent =
  | ({ type: 'page.arrived' } & ArrivedPlace)
  | { type: 'cart.changed'; lines: Cart }
  | { type: 'overlay.granted' }
  /** A tester's settings, shown at once. */
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
  /** False on the not-found page. */
  readonly isFound: boolean;
  readonly lines: Cart;
}

export interface FlashPopupContext extends FlashPopupInput {
  readonly settings: PopupSettings;
  /** ISO 8601, by the shop's clock; null until the offer is first shown. */
  readonly endsAt: string | null;
  /** Why it isn't shown on this page; null if it may be. */
  readonly quiet: FlashRefusal | null;
  /** Result of the last copy; null before one. */
  readonly copy: CopyOutcome | null;
}
