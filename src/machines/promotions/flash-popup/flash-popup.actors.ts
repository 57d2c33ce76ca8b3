import { fromPromise } from 'xstate';
import type { Cart } from '../../../domain/cart/cart.ts';
import type { PopupSettings } from '../../../domain/promotions/popup.ts';
import { codeCopyLogic, type ClipboardPorts } from '../code-copy/code-copy.actors.ts';
import type { CopyOutcome } from '../code-copy/code-copy.machine.ts';
import { countdownLogic, type ClockPorts } from '../../kit/countdown/countdown.actors.ts';
import { popupTriggerLogic, type PopupTriggerPorts } from '../popup-trigger/popup-trigger.actors.ts';
import { flashPopupMachine } from './flash-popup.machine.ts';
import type { FlashOffer, FlashPast } from './flash-popup.types.ts';

export interface FlashPopupPorts {
  readonly trigger: PopupTriggerPorts;
  readonly clock: ClockPorts;
  readonly clipboard: ClipboardPorts;
  /** Never rejects: returns the defaults if the server doesn't answer. */
  fetchSettings(signal: AbortSignal): Promise<PopupSettings>;
  readPast(offer: FlashOffer): FlashPast;
  /** Counts a showing, for this session and this day. */
  countShow(): void;
  /**
   * The end of the offer, ISO 8601 by the shop's clock: as stored in this session, or this many seconds from now.
   */
  fixDeadline(offer: FlashOffer, seconds: number): string;
  /** The offer was put off for this session. */
  keepDismissal(offer: FlashOffer): void;
  /** Whether the server accepts the code for these lines. */
  verifyOffer(code: string, lines: Cart, signal: AbortSignal): Promise<boolean>;
  keepClaim(offer: FlashOffer): void;
  /** Dispatches 'apply-flash-sale-coupon' to the rest of the page. */
  announceClaim(offer: FlashOffer): void;
}

export function flashPopupLogic(ports: FlashPopupPorts) {
  return flashPopupMachine.provide({
    actors: {
      popupTrigger: popupTriggerLogic(ports.trigger),
      countdown: countdownLogic(ports.clock),
      codeCopy: codeCopyLogic(ports.clipboard),
      fetchSettings: fromPromise<PopupSettings>(({ signal }) => ports.fetchSettings(signal)),
      readPast: fromPromise<FlashPast, { offer: FlashOffer }>(({ input }) =>
        Promise.resolve(ports.readPast(input.offer)),
      ),
      fixDeadline: fromPromise<string, { offer: FlashOffer; seconds: number }>(({ input }) =>
        Promise.resolve(ports.fixDeadline(input.offer, input.seconds)),
      ),
      copyCode: fromPromise<CopyOutcome, { code: string }>(({ input }) => ports.clipboard.copy(input.code)),
      verifyOffer: fromPromise<boolean, { code: string; lines: Cart }>(({ input, signal }) =>
        ports.verifyOffer(input.code, input.lines, signal),
      ),
    },
    actions: {
      countShow: () => ports.countShow(),
      keepDismissal: (_, offer) => ports.keepDismissal(offer),
      keepClaim: (_, offer) => ports.keepClaim(offer),
      announceClaim: (_, offer) => ports.announceClaim(offer),
    },
  });
}
