import { type AnyEventObject, type InspectionEvent, StateMachine, type StateValue } from 'xstate';

/** A machine. xstate creates it once; the development server replaces it after each edit. */
interface Chart {
  readonly id: string;
  readonly config: object;
  readonly implementations: Record<Kind, Readonly<Record<string, unknown>>>;
  readonly root: StateNode;
  provide(implementations: object): Chart;
  resolveState(at: { value: StateValue; context: unknown; historyValue: unknown }): object;
  getInitialSnapshot(scope: unknown, input: unknown): object;
}

interface StateNode {
  readonly states: Readonly<Record<string, StateNode | undefined>>;
}

const kinds = ['actions', 'guards', 'actors', 'delays'] as const;
type Kind = (typeof kinds)[number];

/** Internals of an xstate actor. */
interface Actor {
  readonly logic: object;
  readonly options: { readonly input?: unknown };
  readonly _actorScope: { stopChild(child: Actor): void };
  readonly system: { readonly scheduler: { cancelAll(actor: Actor): void } };
  getSnapshot(): Snapshot;
  update(snapshot: object, event: AnyEventObject): void;
}

interface Snapshot {
  readonly value: StateValue;
  readonly status: string;
  readonly context: unknown;
  readonly historyValue: unknown;
  readonly children: Readonly<Record<string, Actor | undefined>>;
}

const live = new Set<Actor>();

/** Records every actor created in this page. */
export function followActors({ type, actorRef }: InspectionEvent): void {
  if (type === '@xstate.actor') live.add(actorOf(actorRef));
}

/**
 * Replaces running machines with their edited versions. An actor keeps its state if that still exists and restarts
 * otherwise. Logs which of the two happened.
 */
export function exchangeCharts(
  running: Readonly<Record<string, unknown>>,
  edited: Readonly<Record<string, unknown>>,
) {
  for (const actor of live) if (actor.getSnapshot().status !== 'active') live.delete(actor);
  for (const [name, chart] of Object.entries(running)) {
    const next = edited[name];
    if (isChart(chart) && isChart(next)) exchange(chart, next);
  }
}

function exchange(chart: Chart, edited: Chart): void {
  const { config, implementations } = chart;
  const used = logicsInUse().filter((logic) => logic.config === config && logic !== chart);
  const exchanged = new Set<object>([chart, ...used]);
  for (const logic of used) {
    Object.assign(logic, edited.provide(providedTo(logic, implementations)));
  }
  Object.assign(chart, edited);
  for (const actor of live) {
    if (!exchanged.has(actor.logic) || !isChart(actor.logic)) continue;
    const { value, context, historyValue, children } = actor.getSnapshot();
    const isKept = hasStates(actor.logic.root, value);
    if (isKept) {
      const snapshot = actor.logic.resolveState({ value, context, historyValue });
      actor.update(Object.assign(snapshot, { children }), { type: 'chart.exchanged' });
    } else startAnew(actor, actor.logic);
    const what = isKept ? 'continues' : 'had a state that no longer exists, and restarts:';
    console.info(`[charts] ${chart.id} ${what} in ${JSON.stringify(actor.getSnapshot().value)}`);
  }
}

function startAnew(actor: Actor, logic: Chart): void {
  for (const child of Object.values(actor.getSnapshot().children)) if (child) actor._actorScope.stopChild(child);
  actor.system.scheduler.cancelAll(actor);
  const { input } = actor.options;
  actor.update(logic.getInitialSnapshot(actor._actorScope, input), { type: 'xstate.init', input });
}

/** The implementations that were provided, without the machine's own defaults. */
function providedTo(logic: Chart, own: Chart['implementations']): object {
  return Object.fromEntries(
    kinds.map((kind) => [
      kind,
      Object.fromEntries(
        Object.entries(logic.implementations[kind]).filter(([name, value]) => own[kind][name] !== value),
      ),
    ]),
  );
}

/** The machines of all live actors, and of all actors they can start. */
function logicsInUse(): readonly Chart[] {
  const found = new Set<Chart>();
  const visit = (logic: unknown): void => {
    if (!isChart(logic) || found.has(logic)) return;
    found.add(logic);
    for (const actor of Object.values(logic.implementations.actors)) visit(actor);
  };
  for (const { logic } of live) visit(logic);
  return [...found];
}

function hasStates({ states }: StateNode, value: StateValue): boolean {
  if (typeof value === 'string') return states[value] !== undefined;
  return Object.entries(value).every(([name, below]) => {
    const node = states[name];
    return node !== undefined && (below === undefined || hasStates(node, below));
  });
}

function isChart(value: unknown): value is Chart {
  return value instanceof StateMachine;
}

function actorOf(ref: object): Actor {
  return ref as Actor;
}
