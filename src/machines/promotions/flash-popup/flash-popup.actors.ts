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
  /** Never rejects: the defaults, where the shop does not answer. */
  fetchSettings(signal: AbortSignal): Promise<PopupSettings>;
  readPast(offer: FlashOffer): FlashPast;
  /** One more showing, in this session and on this day. */
  countShow(): void;
  /** When the offer ends, ISO 8601 by the shop's clock: what this session kept, else so many seconds from now. */
  fixDeadline(offer: FlashOffer, seconds: number): string;
  /** Whether the server takes the code for these lines; for an empty cart, whether it takes it at all. */
  verifyOffer(code: string, lines: Cart, signal: AbortSignal): Promise<boolean>;
  keepClaim(offer: FlashOffer): void;
  /** Tells the rest of the page, as 'apply-flash-sale-coupon'. */
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
      keepClaim: (_, offer) => ports.keepClaim(offer),
      announceClaim: (_, offer) => ports.announceClaim(offer),
    },
  });
}
