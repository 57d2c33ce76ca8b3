import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { isUnfilled } from '../../../src/machines/kit/slot.ts';
import { stateNodesOf } from '../../../tools/paths/graph.ts';

export interface NamedPart {
  kind: 'action' | 'guard' | 'delay' | 'actor';
  /** Undefined when the part is written inline, as a function or a number. */
  name: string | undefined;
  /** Id of the state that uses it. */
  state: string;
}

export interface InvokeFact {
  state: string;
  id: unknown;
}

/** Every action, guard, delay and actor that a chart uses, as its configuration writes it. */
export function partsOf(machine: AnyStateMachine): NamedPart[] {
  return nodesWithRoot(machine).flatMap((node) => {
    const { entry, exit, invoke, after } = recordOf(node.config);
    return [
      ...list(entry).map((action) => part('action', action, node)),
      ...list(exit).map((action) => part('action', action, node)),
      ...list(invoke).map((one) => part('actor', recordOf(one)['src'], node)),
      ...Object.keys(recordOf(after)).map((delay) => part('delay', /^\d+$/.test(delay) ? undefined : delay, node)),
      ...transitionsOf(node).flatMap((transition) => [
        ...list(transition['actions']).map((action) => part('action', action, node)),
        ...list(transition['guard']).map((guard) => part('guard', guard, node)),
      ]),
    ];
  });
}

export function invokesOf(machine: AnyStateMachine): InvokeFact[] {
  return nodesWithRoot(machine).flatMap((node) =>
    list(recordOf(node.config)['invoke']).map((invoke) => ({ state: node.id, id: recordOf(invoke)['id'] })),
  );
}

/** Event types as written in the chart, without wildcards and without xstate's own. */
export function eventTypesOf(machine: AnyStateMachine): string[] {
  const types = nodesWithRoot(machine).flatMap((node) => Object.keys(recordOf(recordOf(node.config)['on'])));
  return [...new Set(types)].filter((type) => !type.includes('*') && !type.startsWith('xstate.'));
}

/**
 * What a composed machine, or a machine that it starts, still leaves open: a name without an implementation, an actor
 * slot that nobody gave, or a telling action that says nothing.
 */
export function unfilledSlots(machine: AnyStateMachine, seen = new Set<string>()): string[] {
  if (seen.has(machine.id)) return [];
  seen.add(machine.id);
  const { actions, guards, delays, actors } = machine.implementations;
  const filled = { action: actions, guard: guards, delay: delays, actor: actors };
  const own = partsOf(machine).flatMap(({ kind, name }) =>
    name !== undefined && isOpen(recordOf(filled[kind])[name]) ? [`${machine.id}: ${kind} ${name}`] : [],
  );
  const children = Object.values(recordOf(actors)).filter(isMachine);
  return [...new Set([...own, ...children.flatMap((child) => unfilledSlots(child, seen))])];
}

function isOpen(part: unknown): boolean {
  if (part === undefined || isUnfilled(part)) return true;
  return typeof part === 'function' && /=>\s*\{\s*\}$/.test(part.toString());
}

export function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === 'object' && value !== null && '__xstatenode' in value && 'implementations' in value;
}

function nodesWithRoot(machine: AnyStateMachine): AnyStateNode[] {
  return [machine.root, ...stateNodesOf(machine)];
}

function transitionsOf(node: AnyStateNode): Record<string, unknown>[] {
  const { on, after, always, onDone, invoke } = recordOf(node.config);
  const outcomes = list(invoke).flatMap((one) => {
    const { onDone: done, onError: error, onSnapshot: snapshot } = recordOf(one);
    return [done, error, snapshot];
  });
  return [...Object.values(recordOf(on)), ...Object.values(recordOf(after)), always, onDone, ...outcomes]
    .flatMap(list)
    .map(recordOf);
}

function part(kind: NamedPart['kind'], written: unknown, node: AnyStateNode): NamedPart {
  const name = typeof written === 'object' ? recordOf(written)['type'] : written;
  return { kind, name: typeof name === 'string' ? name : undefined, state: node.id };
}

function list(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
