import { type AnyMachineSnapshot, createActor, type EventObject, fromPromise } from 'xstate';
import type { ChartSubject } from './chart.ts';
import { withActors } from './graph.ts';
import { answerOf, exactOf, type Moment } from './moment.ts';
import type { Target } from './target.ts';

interface Held {
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

/** A chart alone: a real actor on a clock of its own. The actors it starts answer when the walk says so. */
export function chartTarget({ machine: original, input, starts = [] }: ChartSubject): Target {
  const inputs = [input, ...starts];
  const held = new Map<string, Held>();
  const clock = stepClock();
  let problem: string | null = null;
  const waiting = fromPromise(
    ({ self }) => new Promise((resolve, reject) => held.set(self.id, { resolve, reject })),
  );
  const machine = withActors(original, waiting);
  let actor = createActor(machine, { input: inputs[0], clock });

  return {
    begin(start) {
      actor = createActor(machine, { input: inputs[start.index], clock });
      actor.subscribe({
        error: (error) => {
          problem = error instanceof Error ? error.message : 'the chart failed';
        },
      });
      actor.start();
      return allStill();
    },
    async happen({ event }, elapsed) {
      const answer = answerOf(event.type);
      if (answer) answered(held, answer.id, answer.kind, event);
      else if (elapsed !== null) problem ??= clock.fireNext(elapsed);
      else actor.send(event);
      await allStill();
    },
    attempt({ event }) {
      actor.send(event);
      return allStill();
    },
    differenceTo(moment) {
      const snapshot: AnyMachineSnapshot = actor.getSnapshot();
      return Promise.resolve(problem ?? difference(moment, snapshot));
    },
    end() {
      actor.stop();
      return Promise.resolve();
    },
  };
}

function difference(planned: Moment, snapshot: AnyMachineSnapshot): string | null {
  const got = exactOf(snapshot);
  return got === exactOf(planned.snapshot) ? null : got;
}

function answered(held: Map<string, Held>, id: string, kind: 'done' | 'error', event: EventObject): void {
  const actor = held.get(id);
  held.delete(id);
  if (kind === 'done') actor?.resolve(Reflect.get(event, 'output'));
  else actor?.reject(Reflect.get(event, 'error'));
}

/** A promise's answer reaches the chart after a few microtasks. */
async function allStill(): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) await Promise.resolve();
}

/** A clock that jumps from timer to timer. */
function stepClock() {
  const timers = new Map<number, { at: number; run: () => void }>();
  let now = 0;
  let next = 1;
  return {
    setTimeout(run: (...args: unknown[]) => void, milliseconds: number) {
      timers.set(next, { at: now + milliseconds, run });
      next += 1;
      return next - 1;
    },
    clearTimeout: (id: number) => void timers.delete(id),
    /** Jumps to the next timer. Returns what's wrong if it isn't that far away. */
    fireNext(milliseconds: number): string | null {
      const [first] = [...timers].toSorted(([, one], [, other]) => one.at - other.at);
      if (!first) return 'no timer is running';
      const [id, { at, run }] = first;
      const wrong =
        at === now + milliseconds ? null : `the next timer is due in ${at - now} ms, not ${milliseconds} ms`;
      timers.delete(id);
      now = at;
      run();
      return wrong;
    },
  };
}
