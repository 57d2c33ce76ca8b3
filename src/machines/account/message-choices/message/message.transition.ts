import { stepFrom } from '../../../kit/step.ts';
import { messageMachine, type MessageEvent } from './message.machine.ts';

/** What the server does with the message. */
export const messageEffects = ['queueDelivery', 'tryLater', 'dropWords', 'warn'] as const;
export type MessageEffect = (typeof messageEffects)[number];

export type MessageStatus = 'kept' | 'waiting' | 'sent' | 'refused' | 'lapsed';

export interface MessageStep {
  readonly status: MessageStatus;
  readonly effects: readonly MessageEffect[];
}

/** The transition for an event in this status, 'wanted' before it is written; null if the chart doesn't allow it. */
export function messageStep(status: MessageStatus | 'wanted', event: MessageEvent): MessageStep | null {
  const step = stepFrom(messageMachine, { value: status }, event, messageEffects);
  if (!step || step.next.value === 'wanted') return null;
  return { status: step.next.value, effects: step.effects };
}
