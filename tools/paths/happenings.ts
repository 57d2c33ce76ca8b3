import type { AnyActorScope, EventObject } from 'xstate';
import type { Happening } from '../../src/machines/kit/laws.ts';

/** The id of a child without a name, which differs in every run. */
const sessionId = /^x:\d+$/u;

type Executed = Parameters<AnyActorScope['actionExecutor']>[0];

/**
 * What an action makes happen: whom it tells, what it calls, what it does. The action runs, but everybody it can reach
 * only listens.
 */
export function happeningsOf(action: Executed): Happening[] {
  const { type } = action;
  const params: unknown = action.params;
  if (type === 'xstate.spawnChild') {
    return [{ kind: 'called', name: textOf(field(params, 'id')), to: '', with: membersOf(field(params, 'input')) }];
  }
  if (type === 'xstate.sendTo') {
    const to = field(params, 'targetId') ?? field(field(params, 'to'), 'id');
    return [tellingOf(textOf(to) || 'parent', field(params, 'event'))];
  }
  if (type === 'xstate.raise' && typeof field(params, 'delay') === 'number') {
    const { type: name } = membersOf(field(params, 'event'));
    return [{ kind: 'waits', name: textOf(name), to: '', with: { milliseconds: field(params, 'delay') } }];
  }
  if (type.startsWith('xstate.')) return [];
  return [{ kind: 'did', name: type, to: '', with: membersOf(params) }, ...heardFrom(action)];
}

/** What an action sends to those whom it knows from the context. */
function heardFrom({ exec, info, params }: Executed): Happening[] {
  const heard: Happening[] = [];
  const context = Object.fromEntries(
    Object.entries(membersOf(info.context)).map(([name, value]) => [
      name,
      typeof field(value, 'send') === 'function'
        ? { send: (event: EventObject) => void heard.push(tellingOf(name, event)) }
        : value,
    ]),
  );
  exec?.({ ...info, context }, params);
  return heard;
}

function tellingOf(to: string, event: unknown): Happening {
  const { type, ...payload } = membersOf(event);
  return { kind: 'told', name: textOf(type), to: to.replace(sessionId, 'a child'), with: payload };
}

function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
