import type { PeriodSlotProps } from '../../../ui/admin/list/ListTools.tsx';
import { type Pressed, pressedLate } from '../../../ui/kit/action/on-demand.tsx';

/** The popover of a date range button, with its calendar. */
export const PeriodSlot = pressedLate<Omit<PeriodSlotProps, keyof Pressed>>('dialog', () =>
  import('./PeriodChoice.tsx').then((module) => module.PeriodChoice),
);
