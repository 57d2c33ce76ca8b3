import { expect, test } from 'vitest';
import { assign, type EventObject, fromPromise, setup } from 'xstate';
import { promiseSlot } from '../../src/machines/kit/slot.ts';
import { unreachableStates } from '../../tools/paths/graph.ts';
import { eventTypesOf, invokesOf, partsOf, unfilledSlots } from './support/chart-facts.ts';

const child = setup({ actors: { askServer: promiseSlot<number>() } }).createMachine({
  id: 'child',
  initial: 'asking',
  states: { asking: { invoke: { id: 'askServer', src: 'askServer' } } },
});

const flawed = setup({
  types: { events: {} as { type: 'visit.begin' } | { type: 'SHOUT' } },
  actors: { count: fromPromise(async () => 1), child },
  actions: { notifyGone: () => {}, trackVisit: () => JSON.stringify('told') },
  guards: { isLarge: ({ event }) => 'output' in event && Number(event.output) > 3 },
  delays: { patience: 100 },
}).createMachine({
  id: 'flawed',
  initial: 'idle',
  invoke: { id: 'child', src: 'child' },
  states: {
    idle: { on: { 'visit.begin': { target: 'counting', actions: ['trackVisit', assign({})] }, SHOUT: 'idle' } },
    counting: {
      invoke: {
        src: 'count',
        onDone: [{ guard: 'isLarge', target: 'large' }, { target: 'passing' }],
        onError: 'idle',
      },
      after: { patience: 'idle', 500: 'idle' },
    },
    passing: { always: { target: 'idle', guard: () => true } },
    large: { entry: 'notifyGone' },
    orphan: {},
  },
});

test('the graph finds a state that no event leads to, and sees those on the way through', () => {
  const done = (output: number): EventObject & { output: number } => ({ type: doneType, output });
  const doneType = 'xstate.done.actor.0.flawed.counting';
  const subject = { machine: flawed, input: undefined };
  expect(unreachableStates({ ...subject, cases: { [doneType]: [done(1), done(5)] } })).toEqual(['flawed.orphan']);
  expect(unreachableStates({ ...subject, cases: { [doneType]: [done(1)] } })).toEqual([
    'flawed.large',
    'flawed.orphan',
  ]);
});

test('the facts of a chart name what is written inline', () => {
  expect(partsOf(flawed).filter(({ name }) => name === undefined)).toEqual([
    { kind: 'action', name: undefined, state: 'flawed.idle' },
    { kind: 'delay', name: undefined, state: 'flawed.counting' },
    { kind: 'guard', name: undefined, state: 'flawed.passing' },
  ]);
  expect(invokesOf(flawed)).toEqual([
    { state: 'flawed', id: 'child' },
    { state: 'flawed.counting', id: undefined },
  ]);
  expect(eventTypesOf(flawed)).toEqual(['visit.begin', 'SHOUT']);
});

test('a slot that nobody filled is found in the machine and in those it starts', () => {
  expect(unfilledSlots(flawed)).toEqual(['flawed: action notifyGone', 'child: actor askServer']);
  const filled = flawed.provide({
    actions: { notifyGone: () => JSON.stringify('told') },
    actors: { child: child.provide({ actors: { askServer: fromPromise<number>(async () => 1) } }) },
  });
  expect(unfilledSlots(filled)).toEqual([]);
});
