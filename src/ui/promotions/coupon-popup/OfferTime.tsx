import { t } from '../../../domain/kit/text/text.ts';
import type { ActorRefFrom } from 'xstate';
import type { countdownMachine } from '../../../machines/kit/countdown/countdown.machine.ts';
import { offerTime, type OfferTime as Time } from '../../../machines/promotions/coupon-popup/coupon-popup.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { VisuallyHidden } from '../../kit/display/VisuallyHidden.tsx';
import * as css from './Offer.css.ts';

/** The time left for the offer. Empty before the first tick. */
export function OfferTime({ countdown }: { countdown: ActorRefFrom<typeof countdownMachine> }) {
  const time = useView(countdown, offerTime, isSameTime);
  if (!time) return null;
  return (
    <>
      <span className={css.time} role="timer" aria-live="off" aria-label={t`Time left`} data-urgency={time.urgency}>
        {time.text}
      </span>
      <VisuallyHidden>
        <span aria-live="polite">{time.announcement}</span>
      </VisuallyHidden>
    </>
  );
}

function isSameTime(one: Time | null, other: Time | null): boolean {
  return one?.text === other?.text && one?.announcement === other?.announcement && one?.urgency === other?.urgency;
}
