import type { AnyStateNode } from 'xstate';
import type { ChartPart } from '../../machines/flows/flow-room/flow-room.list.view.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * Every state of a chart with what it says and the events that it takes, in words where they have a label. A built page
 * has the descriptions apart from the charts.
 */
export function partsOf(node: AnyStateNode, labels: Texts, descriptions: Texts): readonly ChartPart[] {
  const types = [...node.transitions.keys()].filter((type) => !type.startsWith('xstate.'));
  return [
    {
      state: node.id,
      description: descriptions[node.id] ?? '',
      events: types.map((type) => (labels[type] === undefined ? type : `${type} ${labels[type]}`)),
    },
    ...Object.values(node.states).flatMap((child) => partsOf(child, labels, descriptions)),
  ];
}
