import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { anyTime, type Period } from '../../../../src/domain/kit/time/period.ts';
import {
  periodChoiceMachine,
  type PeriodChoiceFact,
} from '../../../../src/machines/admin/frame/period-choice/period-choice.machine.ts';
import {
  periodChoiceView,
  quickChoices,
} from '../../../../src/machines/admin/frame/period-choice/period-choice.view.ts';
import { parent } from '../../support/held.ts';

const today = '2026-11-22';

function opened(period: Period = anyTime) {
  const asker = parent<PeriodChoiceFact>();
  const actor = createActor(periodChoiceMachine, { input: { parent: asker, period, today } }).start();
  const view = () => periodChoiceView(actor.getSnapshot());
  return { actor, told: asker.told, view, pick: (day: string) => actor.send({ type: 'day.pick', day }) };
}

test('ADM-02 two days make a period, in whichever order; the third begins another, and nobody hears before it is chosen', () => {
  const { actor, told, view, pick } = opened();
  expect(view()).toMatchObject({
    period: anyTime,
    month: '2026-11',
    message: 'Pick the first day',
    canClear: false,
  });
  pick('2026-11-20');
  expect(view()).toMatchObject({
    period: { from: '2026-11-20', to: '2026-11-20' },
    message: '20 Nov 2026. Pick the last day',
  });
  pick('2026-11-03');
  expect(view()).toMatchObject({ period: { from: '2026-11-03', to: '2026-11-20' }, message: '3 – 20 Nov 2026' });
  pick('2026-11-09');
  expect([view().period, told]).toEqual([{ from: '2026-11-09', to: '2026-11-09' }, []]);
  actor.send({ type: 'period.apply' });
  expect(told).toEqual([{ type: 'period.chosen', period: { from: '2026-11-09', to: '2026-11-09' } }]);
});

test('ADM-02 ends that are typed turn the calendar when they are whole, and come in order when they are chosen', () => {
  const { actor, told, view } = opened({ from: '2026-11-01', to: '' });
  actor.send({ type: 'end.type', end: 'to', text: '0002-08-05' });
  expect(view()).toMatchObject({
    ends: { from: '2026-11-01', to: '0002-08-05' },
    period: { from: '2026-11-01', to: '' },
    month: '2026-11',
    message: 'from 1 Nov 2026',
  });
  actor.send({ type: 'end.type', end: 'to', text: '2026-08-05' });
  expect(view()).toMatchObject({ month: '2026-08', message: '5 Aug – 1 Nov 2026' });
  actor.send({ type: 'month.turn', month: '2026-09' });
  actor.send({ type: 'period.apply' });
  expect([view().month, told]).toEqual([
    '2026-09',
    [{ type: 'period.chosen', period: { from: '2026-08-05', to: '2026-11-01' } }],
  ]);
});

test('ADM-02 what is typed after a first day is no second day', () => {
  const { actor, view, pick } = opened();
  pick('2026-11-20');
  actor.send({ type: 'end.type', end: 'from', text: '' });
  expect(view().period).toEqual({ from: '', to: '2026-11-20' });
  pick('2026-11-02');
  expect(view().period).toEqual({ from: '2026-11-02', to: '2026-11-02' });
});

test('ADM-02 a quick choice is heard at once, and so is that none is wanted', () => {
  const { actor, told } = opened({ from: '2026-11-01', to: '2026-11-22' });
  const week = quickChoices(today, 'past').find(({ label }) => label === 'Last 7 days');
  if (week) actor.send({ type: 'period.choose', period: week.period });
  actor.send({ type: 'period.clear' });
  expect(told.map(({ period }) => period)).toEqual([{ from: '2026-11-16', to: '2026-11-22' }, anyTime]);
  expect(quickChoices(today, 'ahead').map(({ label }) => label)).toEqual([
    'Today',
    'Tomorrow',
    'Next 7 days',
    'Next 30 days',
    'Rest of this month',
    'Next month',
  ]);
});
