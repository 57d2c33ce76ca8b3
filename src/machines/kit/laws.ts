import type { AnyMachineSnapshot, AnyStateMachine, EventFrom, EventObject, SnapshotFrom } from 'xstate';

/** Something that a step made happen outside the chart. */
export interface Happening {
  /** An event for somebody else, a call of an actor, an action, or a timer that starts. */
  readonly kind: 'told' | 'called' | 'did' | 'waits';
  /** The event's type, the actor's id, the action's name, or the type of the timer's event. */
  readonly name: string;
  /** Who was told; '' for anything else. */
  readonly to: string;
  /** The event's payload, the call's input, the action's params, or the timer's milliseconds. */
  readonly with: Readonly<Record<string, unknown>>;
}

/** An answer of an actor, or a timer. */
interface SystemEvent {
  readonly type: `xstate.${string}`;
  readonly output?: unknown;
  readonly error?: unknown;
}

/** One step of a walk, with everything that it made happen. */
export interface LawStep<Snapshot = AnyMachineSnapshot, Event = EventObject> {
  /** Null at the start of a walk. */
  readonly before: Snapshot | null;
  readonly event: Event | SystemEvent;
  readonly after: Snapshot;
  readonly happened: readonly Happening[];
  /** The timers that run afterwards, and when they end, in milliseconds since the walk began. */
  readonly timers: readonly { readonly id: string; readonly endsAt: number }[];
  /** Milliseconds since the walk began. */
  readonly at: number;
}

/** Whether a step keeps a law; 'idle' if the law says nothing about it. */
export type Verdict = 'held' | 'broken' | 'idle';

export interface LawWatch<Snapshot = AnyMachineSnapshot, Event = EventObject> {
  see(step: LawStep<Snapshot, Event>): Verdict;
}

/** A statement that holds whatever happens, in words that an owner can read (LAW-01). */
export interface Law<Snapshot = AnyMachineSnapshot, Event = EventObject> {
  readonly form: 'always' | 'never' | 'whenever' | 'until' | 'within' | 'walk';
  readonly requirements: readonly string[];
  readonly says: string;
  /** Whether a single step shows if it holds, regardless of the steps before it. */
  readonly isLocal: boolean;
  /** Begins to watch a walk. */
  watch(): LawWatch<Snapshot, Event>;
}

/** A step of one chart. */
export type StepOf<Machine extends AnyStateMachine> = LawStep<SnapshotFrom<Machine>, EventFrom<Machine>>;

/** What somebody sees at a moment, such as a view model. A method, so that each chart can name its own snapshot. */
export type Seen = { see(snapshot: AnyMachineSnapshot): unknown }['see'];

interface Span<Step> {
  /** It begins with this step, which itself isn't checked. */
  from(step: Step): boolean;
  /** It ends before this step; without it, it never ends. */
  until?(step: Step): boolean;
  holds(step: Step): boolean;
}

interface Deadline<Step> {
  from(step: Step): boolean;
  to(step: Step): boolean;
  readonly milliseconds: number;
}

/**
 * The forms of laws for one chart. `requirements` are ids, separated by a space; `says` is one short sentence.
 */
export function lawsFor<Machine extends AnyStateMachine>() {
  type Snapshot = SnapshotFrom<Machine>;
  type Event = EventFrom<Machine>;
  type Step = StepOf<Machine>;
  type OwnLaw = Law<Snapshot, Event>;

  function law(
    form: Law['form'],
    requirements: string,
    says: string,
    watch: () => (step: Step) => Verdict,
  ): OwnLaw {
    const isLocal = form === 'always' || form === 'never' || form === 'whenever';
    return { form, requirements: requirements.split(' '), says, isLocal, watch: () => ({ see: watch() }) };
  }

  return {
    /** Steps in which one of these events arrived, also those that were ignored. */
    on:
      (...types: readonly (Event['type'] | SystemEvent['type'])[]) =>
      ({ event }: Step) =>
        types.some((type) => type === event.type),
    /** It is true at every moment. */
    always: (requirements: string, says: string, holds: (snapshot: Snapshot) => boolean) =>
      law(
        'always',
        requirements,
        says,
        () =>
          ({ after }) =>
            verdictOf(holds(after)),
      ),
    /** It is true at no moment. */
    never: (requirements: string, says: string, isWrong: (snapshot: Snapshot) => boolean) =>
      law(
        'never',
        requirements,
        says,
        () =>
          ({ after }) =>
            verdictOf(!isWrong(after)),
      ),
    /** Every step of a kind keeps it. */
    whenever: (
      requirements: string,
      says: string,
      isMeant: (step: Step) => boolean,
      holds: (step: Step) => boolean,
    ) => law('whenever', requirements, says, () => (step) => (isMeant(step) ? verdictOf(holds(step)) : 'idle')),
    /** After one thing and until another, every step keeps it. */
    until: (requirements: string, says: string, span: Span<Step>) =>
      law('until', requirements, says, () => {
        let isOn = false;
        return (step) => {
          if (isOn && span.until?.(step)) isOn = false;
          const verdict = isOn ? verdictOf(span.holds(step)) : 'idle';
          if (span.from(step)) isOn = true;
          return verdict;
        };
      }),
    /** After one thing another follows in time: a timer that ends in time runs until then. */
    within: (requirements: string, says: string, span: Deadline<Step>) =>
      law('within', requirements, says, () => {
        let deadline: number | null = null;
        return (step) => {
          if (span.to(step)) {
            const wasDue = deadline;
            deadline = null;
            return wasDue === null ? 'idle' : verdictOf(step.at <= wasDue);
          }
          if (span.from(step)) deadline = step.at + span.milliseconds;
          const due = deadline;
          if (due === null) return 'idle';
          return verdictOf(step.timers.some(({ endsAt }) => endsAt <= due));
        };
      }),
    /** The steps of a walk so far keep it. */
    overWalk: (requirements: string, says: string, holds: (steps: readonly Step[]) => boolean) =>
      law('walk', requirements, says, () => {
        const steps: Step[] = [];
        return (step) => {
          steps.push(step);
          return verdictOf(holds(steps));
        };
      }),
  };
}

function verdictOf(holds: boolean): Verdict {
  return holds ? 'held' : 'broken';
}

type Moved = Pick<LawStep, 'before' | 'after'>;

/** Steps that bring a chart into this status from another one. */
export function enters(status: string) {
  return ({ before, after }: Moved): boolean =>
    after.value === status && before !== null && before.value !== status;
}

/** Steps that bring it out of this status. */
export function leaves(status: string) {
  return ({ before, after }: Moved): boolean => before?.value === status && after.value !== status;
}

/** Steps from one status to another. */
export function went(from: string, to: string) {
  return ({ before, after }: Moved): boolean => before?.value === from && after.value === to;
}

type Happened = Pick<LawStep, 'happened'>;

/** The payloads of what a step told others with events of that type. */
export function told({ happened }: Happened, type: string): readonly Happening['with'][] {
  return happened.flatMap((each) => (each.kind === 'told' && each.name === type ? [each.with] : []));
}

/** Whether a step told others an event of that type. */
export function hasTold(step: Happened, type: string): boolean {
  return told(step, type).length > 0;
}

/** Whether a step called an actor. */
export function hasCalled({ happened }: Happened, id: string): boolean {
  return happened.some(({ kind, name }) => kind === 'called' && name === id);
}

/** The input of a step's call of an actor; null without a call. */
export function callOf({ happened }: Happened, id: string): Happening['with'] | null {
  return happened.find(({ kind, name }) => kind === 'called' && name === id)?.with ?? null;
}

/** Whether a step did an action. */
export function hasDone({ happened }: Happened, action: string): boolean {
  return happened.some(({ kind, name }) => kind === 'did' && name === action);
}

/** A member of what was called, told or answered; undefined without it. */
export function memberOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
