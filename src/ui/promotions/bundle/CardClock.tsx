import { t } from '../../../domain/kit/text/text.ts';
import type { ActorRefFrom } from 'xstate';
import type { bundleCardMachine } from '../../../machines/promotions/bundle-card/bundle-card.machine.ts';
import { clockOfCard, clockText, isUrgent } from '../../../machines/promotions/bundle-card/bundle-card.view.ts';
import type { countdownMachine } from '../../../machines/kit/countdown/countdown.machine.ts';
import { useView } from '../../shell/app/actors.tsx';

/** The time left: '2h 5m', then 'm:ss'. Empty before the first tick. */
export function CardClock({ card }: { card: ActorRefFrom<typeof bundleCardMachine> }) {
  const countdown = useView(card, clockOfCard);
  const isLast = useView(card, isUrgent);
  return countdown ? <Left countdown={countdown} isLast={isLast} /> : null;
}

function Left({ countdown, isLast }: { countdown: ActorRefFrom<typeof countdownMachine>; isLast: boolean }) {
  const text = useView(countdown, (snapshot) => clockText(snapshot, isLast));
  return (
    <span role="timer" aria-live="off" aria-label={t`Time left`}>
      {isLast ? text : text && t`Ends in ${text}`}
    </span>
  );
}
