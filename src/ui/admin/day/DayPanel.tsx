import { useRef } from 'react';
import type { Pressed } from '../../kit/action/on-demand.tsx';
import type { DayChoice } from './CalendarField.tsx';
import { CalendarPopover } from './CalendarPopover.tsx';
import { DayCalendar } from './DayCalendar.tsx';
import { useToday } from './today.ts';

/** A field's calendar; choosing a day closes it. */
export function DayPanel({ trigger, isOpenFirst = false, ...choice }: DayChoice & Pressed) {
  const closer = useRef<HTMLButtonElement>(null);
  const choose = (day: string) => {
    choice.onDay(day);
    closer.current?.click();
  };
  return (
    <CalendarPopover label="Calendar" align="end" trigger={trigger} isOpenFirst={isOpenFirst} closer={closer}>
      <Days {...choice} onDay={choose} />
    </CalendarPopover>
  );
}

function Days({ day, earliest, onDay }: DayChoice) {
  const chosen = { from: day, to: day };
  return <DayCalendar mode="day" chosen={chosen} earliest={earliest} today={useToday()} onDay={onDay} />;
}
