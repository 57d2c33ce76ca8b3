import type { AnyStateNode } from 'xstate';
import { transitionId } from '../../../domain/flows/inspection.ts';
import type { StepKind } from '../../../domain/shell/flow-count.ts';
import { catalogue } from './chart-registry.ts';

/** By the chart's slug: the ids of its transitions and states. */
export type CountedNames = ReadonlyMap<string, Readonly<Record<StepKind, ReadonlySet<string>>>>;

/** Everything that can be counted of shoppers' charts (FLO-07). */
export function countedNames(): CountedNames {
  return new Map(
    catalogue
      .filter(({ group }) => group === 'shopper')
      .map(({ slug, machine }) => {
        const nodes = nodesWithin(machine.root);
        const states = new Set(nodes.map(({ id }) => id));
        return [slug, { taken: new Set(nodes.flatMap(transitionIds)), reached: states, left: states }] as const;
      }),
  );
}

function nodesWithin(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesWithin)];
}

function transitionIds({ id, transitions, always }: AnyStateNode): readonly string[] {
  const byType = [...transitions].flatMap(([type, some]) => some.map((_, index) => transitionId(id, type, index)));
  return [...byType, ...(always ?? []).map((_, index) => transitionId(id, '', index))];
}
