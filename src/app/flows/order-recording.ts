import { createActor, type AnyMachineSnapshot, type StateValue } from 'xstate';
import type { OrderHistory } from '../../contract/orders/order/history.calls.ts';
import type { StepMessage } from '../../domain/flows/inspection.ts';
import type { Recording } from '../../domain/flows/recording.ts';
import { isSame } from '../../domain/kit/is-same.ts';
import { orderPlace } from '../../machines/orders/order/order.transition.ts';
import { casesOf, entryOf, stilled, stoppedClock } from './sandbox.ts';
import { stepOf } from '../platform/inspection/step.ts';

interface Happening {
  readonly event: string;
  readonly status: StateValue;
  readonly at: string;
  /** Who or what caused it. */
  readonly by: string;
}

/** Turns the history of an order and its payments into a recording on their charts. */
export function orderRecording({ events, payments, paymentMethod }: OrderHistory): Recording {
  const isCash = paymentMethod === 'cod';
  let isClosed = false;
  const moved = events.map((each) => {
    isClosed ||= each.event === 'order.cancel';
    return { ...each, status: orderPlace(each.status, { isCash, isClosed }) };
  });
  const flows = [
    { sessionId: 'order', slug: 'order', steps: stepsOf('order', 'order', { isCash }, moved) },
    ...payments.map(({ id, events: own }, index) => {
      const sessionId = `payment ${index + 1}`;
      const happened = own.map(({ source, ...step }) => ({ ...step, by: source }));
      return { sessionId, slug: 'payment', id, steps: stepsOf('payment', sessionId, {}, happened) };
    }),
  ];
  const steps = flows.flatMap((flow) => flow.steps).toSorted((one, other) => one.at - other.at);
  return {
    actors: Object.fromEntries(
      flows.map(({ sessionId, slug }) => [sessionId, { sessionId, slug, parentId: null }]),
    ),
    steps: steps.map((step, index) => ({ ...step, sequence: index + 1 })),
  };
}

/** Replays each step on the chart to find the transition it took. */
function stepsOf(slug: string, sessionId: string, context: object, happened: readonly Happening[]): StepMessage[] {
  let before: StateValue | null = null;
  return happened.map(({ event, status, at, by }) => {
    const from = before;
    before = status;
    return {
      type: '@xstate.microstep',
      sequence: 0,
      at: Date.parse(at),
      sessionId,
      event: { type: event, by },
      snapshot: { status: 'active', value: status, context },
      transitions: from === null ? [] : takenBy(slug, context, from, event, status),
      refusedBy: [],
    };
  });
}

/** The transitions from one status to the next for this event, tried with each of its sample payloads. */
function takenBy(slug: string, context: object, from: StateValue, type: string, to: StateValue): readonly string[] {
  const entry = entryOf(slug);
  const machine = stilled(entry.machine);
  const sample: AnyMachineSnapshot = createActor(machine, { input: entry.input }).getSnapshot();
  const here = machine.resolveState({ value: from, context: { ...sample.context, ...context } });
  for (const event of casesOf(entry, here, type)) {
    const taken: string[] = [];
    const actor = createActor(machine, {
      snapshot: here,
      clock: stoppedClock,
      inspect: (told) => {
        if (told.type === '@xstate.microstep') taken.push(...stepOf(told, 0).transitions);
      },
    }).start();
    actor.send(event);
    const stands = isSame(actor.getSnapshot().value, to);
    actor.stop();
    if (stands && taken.length > 0) return taken;
  }
  return [];
}
