import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import {
  keptMinutes,
  maxKeptActors,
  maxKeptSteps,
  maxNames,
  shownPayload,
  type KeptActor,
  type KeptStep,
  type SupportRecording,
} from '../../../domain/shell/support-recording.ts';
import type { Bell } from '../../../services/platform/bell.ts';
import { idOf } from './transition-id.ts';

export interface RecentSteps {
  /** The last minutes until now. */
  read(): SupportRecording;
}

const kept = new WeakMap<object, RecentSteps>();

/** Remembers the last minutes of all flows, in this tab alone; the same memory for the same bell (FLO-09). */
export function recentSteps(bell: Bell<[InspectionEvent]>, now: () => number = Date.now): RecentSteps {
  const known = kept.get(bell);
  if (known) return known;
  const begun = remembering(bell, now);
  kept.set(bell, begun);
  return begun;
}

interface Remembered {
  readonly actor: KeptActor;
  readonly step: KeptStep;
}

function remembering(bell: Bell<[InspectionEvent]>, now: () => number): RecentSteps {
  let steps: Remembered[] = [];
  const last = new Map<string, Remembered>();
  bell.listen((event) => {
    if (event.type !== '@xstate.microstep' || event._transitions.length === 0) return;
    const { actorRef, snapshot, _transitions } = event;
    if (!('_nodes' in snapshot && 'machine' in snapshot)) return;
    const { machine, _nodes, status } = snapshot as AnyMachineSnapshot;
    const remembered: Remembered = {
      actor: {
        id: actorRef.sessionId,
        slug: machine.id,
        parent: (actorRef as AnyActorRef)._parent?.sessionId ?? null,
      },
      step: {
        at: now(),
        actor: actorRef.sessionId,
        event: event.event.type,
        payload: shownPayload(event.event),
        status,
        states: _nodes.map(({ id }) => id).slice(0, maxNames),
        transitions: _transitions.map(idOf).slice(0, maxNames),
        refusedBy: [],
      },
    };
    const before = last.get(actorRef.sessionId);
    // A clock that ticks would push everything else out.
    if (before && isRepeated(before.step, remembered.step)) steps = steps.filter((each) => each !== before);
    steps.push(remembered);
    last.set(actorRef.sessionId, remembered);
    if (steps.length > maxKeptSteps) steps = steps.slice(-maxKeptSteps);
  });
  return {
    read() {
      const since = now() - keptMinutes * 60_000;
      const recent = steps.filter(({ step }) => step.at >= since);
      const actors = new Map(recent.map(({ actor }) => [actor.id, actor]));
      const shown = new Map([...actors].slice(0, maxKeptActors));
      return {
        actors: [...shown.values()],
        steps: recent.flatMap(({ step }) => (shown.has(step.actor) ? [step] : [])),
      };
    },
  };
}

/** Whether the same happened again in the same states. */
function isRepeated(before: KeptStep, after: KeptStep): boolean {
  return (
    before.event === after.event &&
    before.states.join() === after.states.join() &&
    before.transitions.join() === after.transitions.join()
  );
}
