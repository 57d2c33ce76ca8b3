import { useRef } from 'react';
import type { Period } from '../../../domain/kit/time/period.ts';
import {
  periodChoiceMachine,
  type PeriodChoiceFact,
} from '../../../machines/admin/frame/period-choice/period-choice.machine.ts';
import { useScreenActor } from '../../../ui/shell/app/actors.tsx';
import { CalendarPopover } from '../../../ui/admin/day/CalendarPopover.tsx';
import type { PeriodSlotProps } from '../../../ui/admin/list/ListTools.tsx';
import { PeriodForm } from '../../../ui/admin/day/PeriodForm.tsx';
import { useToday } from '../../../ui/admin/day/today.ts';

/** The popover of a date range button; choosing a range closes it. */
export function PeriodChoice({ trigger, isOpenFirst = false, ...choice }: PeriodSlotProps) {
  const closer = useRef<HTMLButtonElement>(null);
  const choose = (period: Period) => {
    choice.onPeriod(period);
    closer.current?.click();
  };
  return (
    <CalendarPopover label={choice.label} align="start" trigger={trigger} isOpenFirst={isOpenFirst} closer={closer}>
      <Choosing {...choice} onPeriod={choose} />
    </CalendarPopover>
  );
}

type ChoosingProps = Pick<PeriodSlotProps, 'period' | 'isAhead' | 'onPeriod'>;

/** Each time it opens, it starts with the current choice. */
function Choosing({ period, isAhead, onPeriod }: ChoosingProps) {
  const today = useToday();
  const parent = { send: (fact: PeriodChoiceFact) => onPeriod(fact.period) };
  const actor = useScreenActor(periodChoiceMachine, { parent, period, today });
  return <PeriodForm actor={actor} isAhead={isAhead} today={today} />;
}
