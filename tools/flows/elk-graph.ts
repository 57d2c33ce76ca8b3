import {
  anyOf,
  labelOf,
  labelRowHeight,
  linesOf,
  rowHeight,
  startOf,
  titleHeight,
  type EdgeRow,
  type Shape,
  type ShapeBox,
} from '../../src/domain/flows/drawing.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

const em = { title: 8.2, line: 6.6, label: 6.2 };
const padding = 14;
const narrowest = 96;
const dot = 12;

export function headSize(box: ShapeBox, jumps: Shape['jumps']): Size {
  const lines = linesOf(box, jumps);
  const widest = Math.max(box.key.length * em.title, ...lines.map((line) => line.text.length * em.line));
  return {
    width: Math.max(narrowest, widest + 2 * padding),
    height: titleHeight + lines.length * rowHeight + (lines.length > 0 ? 8 : 0),
  };
}

export function labelSize(rows: readonly EdgeRow[]): Size {
  const widest = Math.max(...rows.map((row) => labelOf(row).length * em.label));
  return { width: widest + 34, height: rows.length * labelRowHeight + 6 };
}

interface ElkLabel extends Size {
  readonly text: string;
  readonly layoutOptions: Readonly<Record<string, string>>;
}

export interface ElkInput {
  readonly id: string;
  readonly width?: number;
  readonly height?: number;
  readonly layoutOptions?: Readonly<Record<string, string>>;
  readonly children?: readonly ElkInput[];
  readonly edges?: readonly {
    readonly id: string;
    readonly sources: readonly string[];
    readonly targets: readonly string[];
    readonly labels: readonly ElkLabel[];
    readonly layoutOptions?: Readonly<Record<string, string>>;
  }[];
}

export interface Candidate {
  readonly direction: 'DOWN' | 'RIGHT';
  readonly cycles: 'DEPTH_FIRST' | 'DFS_NODE_ORDER' | 'BFS_NODE_ORDER';
  readonly placement: 'NETWORK_SIMPLEX' | 'BRANDES_KOEPF';
  readonly compaction: 'NONE' | 'EDGE_LENGTH';
}

export const candidates: readonly Candidate[] = (['DOWN', 'RIGHT'] as const).flatMap((direction) =>
  (['DEPTH_FIRST', 'DFS_NODE_ORDER', 'BFS_NODE_ORDER'] as const).flatMap((cycles) =>
    (['NETWORK_SIMPLEX', 'BRANDES_KOEPF'] as const).flatMap((placement) =>
      (['NONE', 'EDGE_LENGTH'] as const).map((compaction) => ({ direction, cycles, placement, compaction })),
    ),
  ),
);

/** The graph as the layout engine takes it; all arrows stand at the root, and options on every container. */
export function elkGraph({ root, edges, jumps }: Shape, candidate: Candidate): ElkInput {
  const fromBox = new Set(edges.filter(({ from }) => hasInside(root, from)).map(({ from }) => from));
  return {
    id: 'drawing',
    layoutOptions: { ...optionsOf(candidate, 0), 'elk.json.edgeCoords': 'ROOT', 'elk.json.shapeCoords': 'ROOT' },
    children: [nodeOf(root, candidate, fromBox, jumps)],
    edges: [
      ...startsOf(root).map(([from, to]) => ({
        id: `${from} -> ${to}`,
        sources: [from],
        targets: [to],
        labels: [],
        layoutOptions: { 'elk.layered.priority.direction': '10', 'elk.layered.priority.straightness': '10' },
      })),
      ...edges.map(({ from, to, rows }) => ({
        id: `${from} -> ${to}`,
        sources: [fromBox.has(from) ? anyOf(from) : from],
        targets: [to],
        labels: [
          {
            text: rows.map(labelOf).join('\n'),
            ...labelSize(rows),
            layoutOptions: { 'elk.edgeLabels.inline': 'true' },
          },
        ],
      })),
    ],
  };
}

function nodeOf(
  box: ShapeBox,
  candidate: Candidate,
  fromBox: ReadonlySet<string>,
  jumps: Shape['jumps'],
): ElkInput {
  const head = headSize(box, jumps);
  if (box.children.length === 0) return { id: box.id, ...head };
  return {
    id: box.id,
    layoutOptions: {
      ...optionsOf(candidate, head.height),
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${head.width},${head.height + 40})`,
    },
    children: [
      ...(box.initial === null ? [] : [{ id: startOf(box.id), width: dot, height: dot }]),
      ...(fromBox.has(box.id) ? [{ id: anyOf(box.id), width: dot + 6, height: dot + 6 }] : []),
      ...box.children.map((child) => nodeOf(child, candidate, fromBox, jumps)),
    ],
  };
}

function optionsOf({ direction, cycles, placement, compaction }: Candidate, head: number): Record<string, string> {
  return {
    'elk.algorithm': 'layered',
    'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.direction': direction,
    'elk.layered.cycleBreaking.strategy': cycles,
    'elk.layered.nodePlacement.strategy': placement,
    'elk.layered.compaction.postCompaction.strategy': compaction,
    'elk.spacing.nodeNode': '28',
    'elk.layered.spacing.nodeNodeBetweenLayers': '34',
    'elk.spacing.edgeNode': '14',
    'elk.spacing.edgeEdge': '10',
    'elk.spacing.edgeLabel': '4',
    'elk.edgeLabels.inline': 'true',
    'elk.edgeLabels.placement': 'CENTER',
    'elk.padding': `[top=${head + 14},left=18,bottom=18,right=18]`,
  };
}

function startsOf(box: ShapeBox): (readonly [string, string])[] {
  const own = box.initial === null ? [] : [[startOf(box.id), box.initial] as const];
  return [...own, ...box.children.flatMap(startsOf)];
}

/** Whether the box of that id has boxes inside. */
function hasInside(box: ShapeBox, id: string): boolean {
  if (box.id === id) return box.children.length > 0;
  return box.children.some((child) => hasInside(child, id));
}
