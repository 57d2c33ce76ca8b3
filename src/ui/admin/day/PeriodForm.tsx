import { isSame } from '../../../domain/kit/is-same.ts';
import type { ActorRefFrom } from 'xstate';
import type { Day } from '../../../domain/kit/time/days.ts';
import type { periodChoiceMachine } from '../../../machines/admin/frame/period-choice/period-choice.machine.ts';
import { periodChoiceView, quickChoices } from '../../../machines/admin/frame/period-choice/period-choice.view.ts';
import { useView } from '../../shell/app/actors.tsx';
import { Button } from '../../kit/action/Button.tsx';
import { TextField } from '../../kit/field/TextField.tsx';
import { field } from './CalendarField.css.ts';
import { DayCalendar } from './DayCalendar.tsx';
import * as css from './PeriodForm.css.ts';

interface PeriodFormProps {
  readonly actor: ActorRefFrom<typeof periodChoiceMachine>;
  /** Whether the range is in the future instead of the past. */
  readonly isAhead: boolean;
  readonly today: Day;
}

const ends = [
  { end: 'from', label: 'From' },
  { end: 'to', label: 'To' },
] as const;

/** A date range, chosen by preset, in the calendar, or typed. */
export function PeriodForm({ actor, isAhead, today }: PeriodFormProps) {
  const view = useView(actor, periodChoiceView, isSame);
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'period.apply' });
      }}
    >
      <fieldset className={css.quick}>
        <legend className={css.legend}>Quick choices</legend>
        {quickChoices(today, isAhead ? 'ahead' : 'past').map(({ label, period }) => (
          <button
            key={label}
            type="button"
            className={css.choice}
            aria-pressed={period.from === view.period.from && period.to === view.period.to}
            onClick={() => actor.send({ type: 'period.choose', period })}
          >
            {label}
          </button>
        ))}
      </fieldset>
      <div className={css.days}>
        <DayCalendar
          mode="period"
          chosen={view.period}
          today={today}
          month={view.month}
          onMonth={(month) => actor.send({ type: 'month.turn', month })}
          onDay={(day) => actor.send({ type: 'day.pick', day })}
          message={view.message}
        />
        <div className={css.ends}>
          {ends.map(({ end, label }) => (
            <TextField
              key={end}
              label={label}
              className={field}
              type="date"
              value={view.ends[end]}
              onValue={(text) => actor.send({ type: 'end.type', end, text })}
            />
          ))}
        </div>
        <div className={css.foot}>
          {view.canClear && (
            <Button tone="text" size="small" onClick={() => actor.send({ type: 'period.clear' })}>
              Clear
            </Button>
          )}
          <Button type="submit" size="small" className={css.apply}>
            Apply
          </Button>
        </div>
      </div>
    </form>
  );
}
