import {
  boxesWithin,
  labelOf,
  labelRowHeight,
  linesOf,
  rowHeight,
  startOf,
  titleHeight,
  type Drawing,
  type EdgeRow,
  type Point,
  type Shape,
  type ShapeBox,
} from '../../../src/domain/flows/drawing.ts';
import { targetOf } from '../targets.ts';
import { escaped } from './html.ts';

/** What's known about states and transitions, for their colours and tooltips. */
export interface Coverage {
  /** How often a target was covered. */
  readonly visits: ReadonlyMap<string, number>;
  /** Why a target can't happen. */
  readonly reasons: ReadonlyMap<string, string>;
  /** The file of a transition's picture; null without one. */
  picture(transition: string): string | null;
}

/** A chart with its coverage: green for covered, red for missed, grey for impossible (QAP-02). */
export function drawnCoverage({ shape, drawing }: { shape: Shape; drawing: Drawing }, coverage: Coverage): string {
  const { width, height } = drawing;
  const boxes = boxesWithin(shape.root).map((box) => boxOf(box, shape, drawing, coverage));
  const edges = drawing.edges.map((edge) => {
    const written = shape.edges.find(({ from, to }) => from === edge.from && to === edge.to);
    return written ? edgeOf(edge, written.rows, coverage) : '';
  });
  const view = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<div class="wide"><svg class="chart" role="img" aria-label="Coverage of ${escaped(shape.root.key)}" ${view}>
${[...boxes, ...edges].join('\n')}
</svg></div>`;
}

function boxOf(box: ShapeBox, shape: Shape, drawing: Drawing, coverage: Coverage): string {
  const rect = drawing.boxes[box.id];
  if (!rect) return '';
  const { x, y, width, height } = rect;
  const dot = drawing.boxes[startOf(box.id)];
  const lines = linesOf(box, shape.jumps).map(({ text, id }, index) => {
    const at = `x="${x + 14}" y="${y + titleHeight + rowHeight * (index + 0.5)}"`;
    return id === null ? `<text ${at}>${escaped(text)}</text>` : rowOf(id, text, at, coverage);
  });
  return [
    `<g class="${toneOf(targetOf('state', box.id), coverage)}"><title>${escaped(box.description)}</title>`,
    `<rect class="box" x="${x}" y="${y}" width="${width}" height="${height}" rx="6"/>`,
    `<text class="title" x="${x + 14}" y="${y + titleHeight / 2 + 2}">${escaped(box.key)}</text></g>`,
    ...lines,
    dot ? `<circle cx="${dot.x + dot.width / 2}" cy="${dot.y + dot.height / 2}" r="5"/>` : '',
  ].join('');
}

function edgeOf({ points, label }: Drawing['edges'][number], rows: readonly EdgeRow[], coverage: Coverage): string {
  const tones = new Set(rows.map(({ id }) => toneOf(targetOf('transition', id), coverage)));
  const tone = (['missed', 'taken', 'never'] as const).find((each) => tones.has(each)) ?? 'never';
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const texts = label
    ? rows.map((row, index) => {
        const at = `x="${label.x + 7}" y="${label.y + 3 + labelRowHeight * (index + 0.5)}"`;
        return rowOf(row.id, labelOf(row), at, coverage);
      })
    : [];
  const { x = 0, y = 0, width = 0, height = 0 } = label ?? {};
  const back = label ? `<rect class="back" x="${x}" y="${y}" width="${width}" height="${height}"/>` : '';
  return `<g class="${tone}"><path class="line" d="${path}"/><path class="head" d="${headOf(points)}"/></g>${back}${texts.join('')}`;
}

/** A transition's label with its count, its reason as a tooltip, and a link to its picture. */
function rowOf(id: string, text: string, at: string, coverage: Coverage): string {
  const target = targetOf('transition', id);
  const count = coverage.visits.get(target);
  const reason = coverage.reasons.get(target);
  const told = reason ?? (count === undefined ? 'no walk takes it' : `${count} walks take it`);
  const words = `<text class="${toneOf(target, coverage)}" ${at}><title>${escaped(told)}</title>${escaped(text)}${count === undefined ? '' : ` ×${count}`}</text>`;
  const picture = coverage.picture(id);
  return picture === null ? words : `<a href="${escaped(picture)}">${words}</a>`;
}

function toneOf(target: string, { visits, reasons }: Coverage): 'taken' | 'never' | 'missed' {
  if (visits.has(target)) return 'taken';
  return reasons.has(target) ? 'never' : 'missed';
}

/** The arrowhead at the end of a line. */
function headOf(points: readonly Point[]): string {
  const end = points.at(-1) ?? { x: 0, y: 0 };
  const before = points.at(-2) ?? end;
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const corner = (turn: number) =>
    `${(end.x - 8 * Math.cos(angle + turn)).toFixed(1)} ${(end.y - 8 * Math.sin(angle + turn)).toFixed(1)}`;
  return `M${end.x} ${end.y}L${corner(0.45)}L${corner(-0.45)}Z`;
}
