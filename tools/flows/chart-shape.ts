import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import type { EdgeRow, RowKind, Shape, ShapeBox, ShapeEdge } from '../../src/domain/flows/drawing.ts';
import { transitionId } from '../../src/domain/flows/inspection.ts';

/** What has to be drawn of a chart: every state and every transition, none left out. */
export function shapeOf(machine: AnyStateMachine): Shape {
  const edges = new Map<string, { from: string; to: string; rows: EdgeRow[] }>();
  const root = boxOf(machine.root, (from, to, row) => {
    const key = `${from} ${to}`;
    const edge = edges.get(key) ?? { from, to, rows: [] };
    edge.rows.push(row);
    edges.set(key, edge);
  });
  return { root, edges: [...edges.values()], jumps: [] };
}

/** The same chart with one more arrow written instead of drawn. */
export function withJump({ root, edges, jumps }: Shape, jump: ShapeEdge): Shape {
  return { root, edges: edges.filter((edge) => edge !== jump), jumps: [...jumps, jump] };
}

type AddEdge = (from: string, to: string, row: EdgeRow) => void;

function boxOf(node: AnyStateNode, addEdge: AddEdge): ShapeBox {
  const inner: EdgeRow[] = [];
  for (const { row, targets } of rowsOf(node)) {
    if (targets.length === 0) inner.push(row);
    for (const target of targets) addEdge(node.id, target, row);
  }
  return {
    id: node.id,
    key: node.key,
    type: node.type,
    description: node.description ?? '',
    invokes: node.invoke.map(({ id }) => id),
    actions: [
      ...named(node.entry).map((name) => `entry / ${name}`),
      ...named(node.exit).map((name) => `exit / ${name}`),
    ],
    inner,
    initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
    children: Object.values(node.states).map((child) => boxOf(child, addEdge)),
  };
}

function rowsOf(node: AnyStateNode): { row: EdgeRow; targets: readonly string[] }[] {
  const written = [...node.transitions.entries(), ['', node.always ?? []] as const];
  const all = written.flatMap(([type, transitions]) =>
    transitions.map((transition, index) => ({ type, transition, index })),
  );
  return all.map(({ type, transition, index }, order) => ({
    row: {
      id: transitionId(node.id, type, index),
      ...worded(type, node),
      guard: transition.guard === undefined ? null : nameOf(transition.guard),
      order,
      ...actionsOf(node, transition),
    },
    targets: (transition.target ?? []).map(({ id }) => id),
  }));
}

/** The names of a transition's actions; changes of the chart's own data apart. */
function actionsOf(
  { machine }: AnyStateNode,
  { actions }: AnyTransitionDefinition,
): Pick<EdgeRow, 'does' | 'sets'> {
  const names = named(actions);
  const isData = (name: string) =>
    Reflect.get(machine.implementations.actions[name] ?? {}, 'type') === 'xstate.assign';
  return { does: names.filter((name) => !isData(name)), sets: names.filter(isData) };
}

const outcome = /^xstate\.(?<kind>done|error)\.(?:actor|state)\.(?<of>.+)$/u;

function worded(type: string, { id }: AnyStateNode): { kind: RowKind; text: string } {
  if (type === '') return { kind: 'always', text: 'always' };
  const { kind, of } = outcome.exec(type)?.groups ?? {};
  if (kind !== undefined) {
    return { kind: kind === 'error' ? 'error' : 'done', text: of === id ? 'done' : (of ?? '') };
  }
  const timer = /^xstate\.after\.(?<delay>.+)$/u.exec(type)?.groups?.['delay'];
  if (timer !== undefined) return { kind: 'after', text: `after ${timer.replace(`.${id}`, '')}` };
  return { kind: 'event', text: type };
}

/** The names of actions; the functions among them only start and stop timers. */
function named(actions: readonly unknown[]): string[] {
  return actions.filter((action) => typeof action !== 'function').map(nameOf);
}

function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if (typeof part === 'function') return part.name;
  if (typeof part === 'object' && part !== null && 'type' in part) return String(part.type);
  return '';
}
