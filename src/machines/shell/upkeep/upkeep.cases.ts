import { command, keyFor, nobody, type EventCases } from '../../kit/cases.ts';
import type { UpkeepContext, UpkeepInput } from './upkeep.types.ts';

export const upkeepInput: UpkeepInput = { parent: nobody };

export const upkeepCases: EventCases = {
  'flow.failed': [
    command('flow.failed', { flow: 'cart', isBroken: false, actor: nobody }),
    command('flow.failed', { flow: 'menu', isBroken: true, actor: nobody }),
  ],
};

/** Tells snapshots apart by the flow that failed. */
export function upkeepKey({ context }: { readonly context: UpkeepContext }): string {
  return keyFor(context.failed?.flow ?? null);
}
