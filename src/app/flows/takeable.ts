import { createActor, type AnyMachineSnapshot, type StateValue } from 'xstate';
import type { SeenSnapshot } from '../../domain/flows/inspection.ts';
import type { CatalogueEntry } from '../../machines/flows/registry/chart-registry.ts';
import { casesOf, stilled, stoppedClock } from './sandbox.ts';

/**
 * Whether an event with one of its sample payloads does something in a flow that stands here, or at its start. What the
 * room sees is redacted: an event whose guard misses something counts as possible.
 */
export function takeable(entry: CatalogueEntry): (type: string, seen: SeenSnapshot | null) => boolean {
  let first: AnyMachineSnapshot | null = null;
  return (type, seen) => {
    first ??= createActor(stilled(entry.machine), { input: entry.input, clock: stoppedClock }).getSnapshot();
    try {
      const stands = seen ? standingAt(first, seen) : first;
      const samples = casesOf(entry, stands, type);
      return (samples.length > 0 ? samples : [{ type }]).some((event) => stands.can(event));
    } catch {
      return true;
    }
  };
}

function standingAt(
  { machine, context: own }: AnyMachineSnapshot,
  { value, context }: SeenSnapshot,
): AnyMachineSnapshot {
  return machine.resolveState({ value: value as StateValue, context: { ...own, ...Object(context) } });
}
