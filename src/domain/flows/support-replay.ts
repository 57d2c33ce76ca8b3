import type { SupportRecording } from '../shell/support-recording.ts';
import type { SeenSnapshot, StepMessage } from './inspection.ts';
import type { Recording } from './recording.ts';

/** The same as the flow room replays it. */
export function recordingOf({ actors, steps }: SupportRecording): Recording {
  const slugs = new Map(actors.map(({ id, slug }) => [id, slug]));
  return {
    actors: Object.fromEntries(
      actors.map(({ id, slug, parent }) => [id, { sessionId: id, slug, parentId: parent }]),
    ),
    steps: steps.map(
      ({ at, actor, event, payload, status, states, transitions, refusedBy }, index): StepMessage => ({
        type: '@xstate.microstep',
        sequence: index + 1,
        at,
        sessionId: actor,
        event: { ...payload, type: event },
        snapshot: { status, value: valueOf(slugs.get(actor) ?? '', states) },
        transitions,
        refusedBy,
      }),
    ),
  };
}

/** A state value from the ids of the active states: 'open', or { drawer: 'open', lines: 'settled' }. */
export function valueOf(slug: string, states: readonly string[]): SeenSnapshot['value'] {
  const parent = slug === '' ? '' : `${slug}.`;
  const own = states.filter((id) => id.startsWith(parent)).map((id) => id.slice(parent.length));
  const names = [...new Set(own.map((path) => path.split('.')[0] ?? '').filter((name) => name !== ''))];
  const inner = names.map((name) => [name, valueOf(name, own)] as const);
  const [only] = inner;
  if (only && inner.length === 1 && isEmpty(only[1])) return only[0];
  return Object.fromEntries(inner);
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
