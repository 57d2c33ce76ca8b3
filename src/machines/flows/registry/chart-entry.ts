import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { EventCases } from '../../kit/cases.ts';
import { eventLabels } from '../labels/event-labels.ts';

/** A chart with everything needed to draw, test and generate paths. */
export interface CatalogueEntry {
  readonly slug: string;
  readonly group: 'shopper' | 'dashboard' | 'designer' | 'server';
  readonly title: string;
  readonly machine: AnyStateMachine;
  readonly input: unknown;
  /** Other inputs to start paths with, if one doesn't reach every state. */
  readonly starts?: readonly unknown[];
  /** Why a transition is never taken, or a guard or actor never has a result; by path key. */
  readonly infeasible?: Readonly<Record<string, string>>;
  /** Payloads by event type, including results of actors. An event without a case is sent without payload. */
  readonly cases: EventCases;
  /** Labels of events, by type. */
  readonly labels: Readonly<Record<string, string>>;
  /** Tells snapshots with the same states apart. */
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
