import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { EventCases } from '../../kit/cases.ts';
import { eventLabels } from '../labels/event-labels.ts';

/** One chart with everything needed to walk, draw and test it. */
export interface CatalogueEntry {
  readonly slug: string;
  readonly group: 'shopper' | 'dashboard' | 'designer' | 'server';
  readonly title: string;
  readonly machine: AnyStateMachine;
  readonly input: unknown;
  /** Other inputs that walks begin with, if one doesn't lead everywhere. */
  readonly starts?: readonly unknown[];
  /** Why a transition is never taken, a guard never says so, or an actor never answers so; by the key in the paths. */
  readonly infeasible?: Readonly<Record<string, string>>;
  /** Payloads by event type, including the outcomes of actors; an event without a case is sent bare. */
  readonly cases: EventCases;
  /** What an event means to a person, by type. */
  readonly labels: Readonly<Record<string, string>>;
  /** What tells two moments apart besides the states. */
  key?(snapshot: AnyMachineSnapshot): string;
}

type Parts = Pick<CatalogueEntry, 'input' | 'starts' | 'infeasible' | 'cases' | 'key'>;

export function shopper(title: string, machine: AnyStateMachine, parts: Parts): CatalogueEntry {
  return { slug: machine.id, group: 'shopper', title, machine, ...parts, labels: labelsOf(machine) };
}

export function dashboard(title: string, machine: AnyStateMachine, parts: Parts): CatalogueEntry {
  return { ...shopper(title, machine, parts), group: 'dashboard' };
}

export function designer(title: string, machine: AnyStateMachine, parts: Parts): CatalogueEntry {
  return { ...shopper(title, machine, parts), group: 'designer' };
}

export function server(
  title: string,
  machine: AnyStateMachine,
  parts: Parts,
  labels: CatalogueEntry['labels'],
): CatalogueEntry {
  return { slug: machine.id, group: 'server', title, machine, ...parts, labels };
}

function labelsOf(machine: AnyStateMachine): CatalogueEntry['labels'] {
  const types: readonly string[] = machine.events;
  return Object.fromEntries(
    types.flatMap((type) => (eventLabels[type] === undefined ? [] : [[type, eventLabels[type]]])),
  );
}
