import { labelOf, type Shape, type ShapeBox } from '../../../domain/flows/drawing.ts';

/** The chart as Mermaid text. Mermaid needs a parallel root wrapped in a state. */
export function mermaidOf({ root, edges, jumps }: Shape): string {
  return [
    'stateDiagram-v2',
    ...stateOf(root, 1),
    ...[...edges, ...jumps].flatMap(({ from, to, rows }) =>
      rows.map((row) => `  ${nameOf(from)} --> ${nameOf(to)} : ${labelOf(row).replaceAll(':', ' ')}`),
    ),
    '',
  ].join('\n');
}

function stateOf(box: ShapeBox, depth: number): string[] {
  const space = '  '.repeat(depth);
  const name = nameOf(box.id);
  const own = [`${space}state "${box.key}" as ${name}`];
  if (box.children.length === 0) return box.type === 'final' ? [...own, `${space}${name} --> [*]`] : own;
  const inner = box.children.map((child) => stateOf(child, depth + 1));
  const body =
    box.type === 'parallel'
      ? inner.flatMap((lines, at) => (at === 0 ? lines : [`${space}  --`, ...lines]))
      : inner.flat();
  const start = box.initial === null ? [] : [`${space}  [*] --> ${nameOf(box.initial)}`];
  return [...own, `${space}state ${name} {`, ...start, ...body, `${space}}`];
}

function nameOf(id: string): string {
  return id.replaceAll(/\W/gu, '_');
}
