import { assign, setup } from 'xstate';
import { type Day, isDay } from '../../../../domain/kit/time/days.ts';
import { anyTime, type Period, periodOf } from '../../../../domain/kit/time/period.ts';
import type { Tells } from '../../../kit/tells.ts';

export type PeriodChoiceEvent =
  /** A calendar day: the first or last day of the period. */
  | { type: 'day.pick'; day: Day }
  /** A date field while typing. */
  | { type: 'end.type'; end: keyof Period; text: string }
  /** Shows another month: '2026-11'. */
  | { type: 'month.turn'; month: string }
  /** A named period, such as yesterday. */
  | { type: 'period.choose'; period: Period }
  | { type: 'period.apply' }
  | { type: 'period.clear' };

export type PeriodChoiceFact = { type: 'period.chosen'; period: Period };

export interface PeriodChoiceInput {
  readonly parent: Tells<PeriodChoiceFact>;
  /** The current choice. */
  readonly period: Period;
  readonly today: Day;
}

type EndTyped = Extract<PeriodChoiceEvent, { type: 'end.type' }>;

interface PeriodChoiceContext extends Pick<PeriodChoiceInput, 'parent'> {
  /** Both dates as typed or picked, in either order and possibly incomplete. */
  readonly ends: Period;
  readonly month: string;
}

const typed = {
  type: 'setEnds',
  params: ({ context, event }: { readonly context: PeriodChoiceContext; readonly event: EndTyped }) => ({
    ends: { ...context.ends, [event.end]: event.text },
  }),
} as const;

/** Picks a range of days; the parent is told once both days are chosen (ADM-02). */
export const periodChoiceMachine = setup({
  types: {} as { context: PeriodChoiceContext; events: PeriodChoiceEvent; input: PeriodChoiceInput },
  actions: {
    setEnds: assign({ ends: (_, params: { ends: Period }) => params.ends }),
    setMonth: assign({ month: (_, params: { month: string }) => params.month }),
    tellChosen: ({ context }, params: { period: Period }) =>
      context.parent.send({ type: 'period.chosen', period: params.period }),
  },
  guards: { isWholeDay: (_, params: { text: string }) => isDay(params.text) },
}).createMachine({
  id: 'period-choice',
  description: 'A range of days, passed on once both days are chosen.',
  context: ({ input: { parent, period, today } }) => ({
    parent,
    ends: period,
    month: monthOf(period.to || period.from || today),
  }),
  initial: 'standing',
  states: {
    standing: {
      description: 'A period is chosen, or any time. Picking a day starts another period.',
      on: {
        'day.pick': {
          target: 'begun',
          actions: { type: 'setEnds', params: ({ event: { day } }) => ({ ends: { from: day, to: day } }) },
        },
      },
    },
    begun: {
      description: 'One day is picked. The next pick completes the period.',
      on: {
        'day.pick': {
          target: 'standing',
          actions: {
            type: 'setEnds',
            params: ({ context, event }) => ({ ends: periodOf(context.ends.from, event.day) }),
          },
        },
      },
    },
  },
  on: {
    'end.type': [
      {
        guard: { type: 'isWholeDay', params: ({ event }) => event },
        target: '.standing',
        actions: [typed, { type: 'setMonth', params: ({ event }) => ({ month: monthOf(event.text) }) }],
      },
      { target: '.standing', actions: typed },
    ],
    'month.turn': { actions: { type: 'setMonth', params: ({ event }) => event } },
    'period.choose': { actions: { type: 'tellChosen', params: ({ event }) => event } },
    'period.apply': {
      actions: {
        type: 'tellChosen',
        params: ({ context: { ends } }) => ({ period: periodOf(ends.from, ends.to) }),
      },
    },
    'period.clear': { actions: { type: 'tellChosen', params: { period: anyTime } } },
  },
});

function monthOf(day: Day): string {
  return day.slice(0, 7);
}
