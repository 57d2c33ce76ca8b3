import { fromCallback, type EventObject } from 'xstate';
import { cardVisibilityMachine, type CardVisibilityEvent } from './card-visibility.machine.ts';

export interface CardVisibilityPorts {
  /** Reports whether at least half of an element is visible, at once and on every change. */
  watchSight(elementId: string, listener: (isInSight: boolean) => void): () => void;
}

export function cardVisibilityLogic(ports: CardVisibilityPorts) {
  return cardVisibilityMachine.provide({
    actors: {
      watchSight: fromCallback<EventObject, { elementId: string }, CardVisibilityEvent>(({ input, sendBack }) =>
        ports.watchSight(input.elementId, (isInSight) =>
          sendBack({ type: isInSight ? 'card.appeared' : 'card.disappeared' }),
        ),
      ),
    },
  });
}
