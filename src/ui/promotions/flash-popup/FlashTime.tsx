import { t } from '../../../domain/kit/text/text.ts';
import type { ActorRefFrom } from 'xstate';
import type { countdownMachine } from '../../../machines/kit/countdown/countdown.machine.ts';
import { flashTime, type FlashTime as Time } from '../../../machines/promotions/flash-popup/flash-popup.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { VisuallyHidden } from '../../kit/display/VisuallyHidden.tsx';
import * as css from './FlashTime.css.ts';

interface FlashTimeProps {
  readonly countdown: ActorRefFrom<typeof countdownMachine>;
  /** The sale's total duration in seconds. */
  readonly whole: number;
}

/** The time left, as digits and as a burning wick. */
export function FlashTime({ countdown, whole }: FlashTimeProps) {
  const time = useView(countdown, (snapshot) => flashTime(snapshot, whole), isSameTime);
  return (
    <div className={css.time}>
      <div className={css.row}>
        <b
          className={css.figures}
          role="timer"
          aria-live="off"
          aria-label={t`Time left to claim`}
          data-urgency={time.urgency}
        >
          {time.text}
        </b>
        <span className={css.aside}>{t`left to claim`}</span>
      </div>
      <div className={css.wick} data-urgency={time.urgency} aria-hidden="true">
        <i className={css.rest} style={{ width: `${time.share * 100}%` }} />
        <Flame share={time.share} />
      </div>
      <VisuallyHidden>
        <span aria-live="polite">{time.announcement}</span>
      </VisuallyHidden>
    </div>
  );
}

/** The end of the sale, without movement. */
export function FlashOver({ text }: { text: string }) {
  return (
    <div className={css.time}>
      <div className={css.row}>
        <b className={css.figures} data-urgency="over" aria-hidden="true">
          0:00
        </b>
        <output className={css.aside} data-over="">
          {text}
        </output>
      </div>
      <div className={css.wick} aria-hidden="true" />
    </div>
  );
}

function Flame({ share }: { share: number }) {
  return (
    <svg className={css.flame} style={{ left: `${share * 100}%` }} viewBox="0 0 40 62">
      <path fill="#E2731B" d="M20 2c14 18 19 26 18 38-2 12-10 20-18 20S4 52 2 40C1 28 10 20 20 2" />
      <path fill="#FBE3A0" d="M20 26c6 10 9 15 8 21s-4 10-8 10-8-4-8-10 3-13 8-21" />
    </svg>
  );
}

function isSameTime(one: Time, other: Time): boolean {
  return one.text === other.text && one.announcement === other.announcement;
}
