import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { originalOf, sturdy, type Mishap } from '../../../src/machines/kit/sturdy.ts';
import { passed, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

type Event =
  | { type: 'count' }
  | { type: 'ask'; of?: { readonly name: string } }
  | { type: 'leave' }
  | { type: 'stay' };

const types = {} as { context: { count: number; start: number }; events: Event; input: { start: number } };

const lettersOnly = {} as { context: { letters: number } };

/** A chart of which a guard throws for an event without its payload, and an action whenever it is left. */
const frail = setup({
  types,
  actors: { wait: fromPromise(() => new Promise(() => {})) },
  actions: {
    add: assign({ count: ({ context }) => context.count + 1 }),
    breakDown: () => {
      throw new RangeError('An action threw');
    },
  },
  guards: {
    isNamed: (_, params: { of: { readonly name: string } | undefined }) =>
      (params.of as { readonly name: string }).name !== '',
  },
  delays: { patience: 1000 },
}).createMachine({
  id: 'frail',
  context: ({ input }) => ({ count: input.start, start: input.start }),
  initial: 'waiting',
  states: {
    waiting: {
      invoke: { id: 'wait', src: 'wait' },
      after: { patience: 'late' },
      on: {
        count: { actions: 'add' },
        ask: { guard: { type: 'isNamed', params: ({ event }) => ({ of: event.of }) }, target: 'asked' },
        leave: { target: 'asked', actions: 'breakDown' },
      },
    },
    asked: { on: { leave: { target: 'waiting', actions: 'breakDown' } } },
    late: {},
  },
});

function started() {
  const mishaps: Mishap[] = [];
  const actor = createActor(
    sturdy(frail, (mishap) => void mishaps.push(mishap)),
    { input: { start: 3 } },
  );
  actor.start();
  const now = () => {
    const { status, value, context } = actor.getSnapshot();
    return [status, value, context.count];
  };
  return { actor, mishaps, now };
}

test('FLO-01 a guard that throws refuses its event: the flow stays as it was, goes on, and is told', () => {
  const { actor, mishaps, now } = started();
  actor.send({ type: 'count' });
  actor.send({ type: 'ask' });
  expect(now()).toEqual(['active', 'waiting', 4]);
  expect(mishaps).toMatchObject([
    { flow: 'frail', isBroken: false, error: { message: expect.stringContaining('isNamed') as string } },
  ]);
  actor.send({ type: 'ask', of: { name: 'Asha' } });
  expect(now()).toEqual(['active', 'asked', 4]);
});

test('FLO-01 a flow that breaks down halfway starts again from its input, with its actors and timers', async () => {
  const { actor, mishaps, now } = started();
  const first = actor.getSnapshot().children['wait'];
  actor.send({ type: 'count' });
  actor.send({ type: 'leave' });
  expect(now()).toEqual(['active', 'waiting', 3]);
  expect(mishaps).toMatchObject([{ flow: 'frail', isBroken: true, error: expect.any(RangeError) as RangeError }]);
  const second = actor.getSnapshot().children['wait'];
  expect([first?.getSnapshot().status, second?.getSnapshot().status, second === first]).toEqual([
    'stopped',
    'active',
    false,
  ]);
  await passed(999);
  expect(now()).toEqual(['active', 'waiting', 3]);
  await passed(1);
  expect(now()).toEqual(['active', 'late', 3]);
});

test('FLO-01 PRF-05 a flow that breaks at each start starts again three times and then waits for a person: it doesn’t ask for ever', async () => {
  const asked: string[] = [];
  const answers: (string | null)[] = [null, null, null, null, null, 'Sleep Mantra'];
  const greedy = setup({
    types: lettersOnly,
    actors: {
      load: fromPromise(async () => {
        asked.push('a page');
        return answers[asked.length - 1] ?? null;
      }),
    },
    actions: {
      setLetters: assign((_, { name }: { name: string | null }) => ({ letters: (name as string).length })),
    },
  }).createMachine({
    id: 'greedy',
    context: { letters: 0 },
    initial: 'loading',
    states: {
      loading: {
        invoke: {
          id: 'load',
          src: 'load',
          onDone: {
            target: 'shown',
            actions: { type: 'setLetters', params: ({ event }) => ({ name: event.output }) },
          },
        },
      },
      shown: {},
    },
  });
  const mishaps: Mishap[] = [];
  const actor = createActor(sturdy(greedy, (mishap) => void mishaps.push(mishap)));
  actor.start();
  await passed(60_000);
  expect(asked).toHaveLength(4);
  expect(mishaps.map(({ isBroken }) => isBroken)).toEqual([true, true, true, false]);
  expect([actor.getSnapshot().status, actor.getSnapshot().value]).toEqual(['active', 'loading']);

  // A person has it start again: it may break once more by itself.
  mishaps.at(-1)?.actor.send({ type: 'flow.restart' });
  await passed(60_000);
  expect(asked).toHaveLength(6);
  expect([actor.getSnapshot().value, actor.getSnapshot().context.letters]).toEqual(['shown', 12]);
});

test('FLO-01 a timer of before doesn’t reach a flow that was restarted', async () => {
  const { actor, mishaps, now } = started();
  actor.send({ type: 'ask' });
  await passed(600);
  mishaps[0]?.actor.send({ type: 'flow.restart' });
  await passed(600);
  expect(now()).toEqual(['active', 'waiting', 3]);
});

test('FLO-02 the flow room still learns what would break a flow', () => {
  const kept = sturdy(frail, () => {});
  expect([originalOf(kept), originalOf(frail)]).toEqual([frail, frail]);
});
