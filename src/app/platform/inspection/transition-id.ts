import type { AnyTransitionDefinition } from 'xstate';
import { transitionId } from '../../../domain/flows/inspection.ts';

/** The id of a transition that was taken. */
export function idOf(transition: AnyTransitionDefinition): string {
  const { source } = transition;
  const eventType = String(transition.eventType);
  const siblings = eventType === '' ? source.always : source.transitions.get(eventType);
  return transitionId(source.id, eventType, Math.max(0, siblings?.indexOf(transition) ?? 0));
}
