import { transition, type AnyActorRef, type AnyStateMachine, type EventObject } from 'xstate';
import { isMachine, originalOf } from '../../../machines/kit/sturdy.ts';

/**
 * Why a flow can't take an event, such as a guard that needs what the event lacks; null if it can. Nothing of the flow
 * is run. An actor that isn't a chart has no fault.
 */
export function faultOf(actor: AnyActorRef, event: EventObject): string | null {
  const logic: unknown = Reflect.get(actor, 'logic');
  const snapshot: unknown = actor.getSnapshot();
  if (!isMachine(logic)) return null;
  try {
    transition(originalOf(logic), snapshot as Parameters<typeof transition<AnyStateMachine>>[1], event);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : 'it fails';
  }
}
