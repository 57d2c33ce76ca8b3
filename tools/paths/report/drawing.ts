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

/** How the parts of a drawing are marked; states and transitions by their ids. */
export interface Marks {
  /** The class of a part, which the style gives a colour. */
  toneOf(kind: 'state' | 'transition', id: string): string;
  /** A transition's tooltip; null for none. */
  told(transition: string): string | null;
  /** What follows a transition's label, such as ' ×3'. */
  suffix(transition: string): string;
  /** The address that a transition's label leads to; null for none. */
  picture(transition: string): string | null;
}

/** What's known about states and transitions, for their colours and tooltips. */
export interface Coverage {
  /** How often a target was covered. */
  readonly visits: ReadonlyMap<string, number>;
  /** Why a target can't happen. */
  readonly reasons: ReadonlyMap<string, string>;
  /** The file of a transition's picture; null without one. */
  picture(transition: string): string | null;
}

interface Picture {
  readonly shape: Shape;
  readonly drawing: Drawing;
}

/** A drawing without anything marked. */
export const unmarked: Marks = {
  toneOf: () => 'plain',
  told: () => null,
  suffix: () => '',
  picture: () => null,
};

/** A chart with its coverage: green for covered, red for missed, grey for impossible (QAP-02). */
export function drawnCoverage(chart: Picture, coverage: Coverage): string {
  const { visits, reasons } = coverage;
  const countOf = (id: string) => visits.get(targetOf('transition', id));
  return drawnChart(chart, `Coverage of ${chart.shape.root.key}`, {
    toneOf(kind, id) {
      const target = targetOf(kind, id);
      if (visits.has(target)) return 'taken';
      return reasons.has(target) ? 'never' : 'missed';
    },
    told(id) {
      const count = countOf(id);
      return (
        reasons.get(targetOf('transition', id)) ??
        (count === undefined ? 'no walk takes it' : `${count} walks take it`)
      );
    },
    suffix(id) {
      const count = countOf(id);
      return count === undefined ? '' : ` ×${count}`;
    },
    picture: (id) => coverage.picture(id),
  });
}

/** A chart as SVG, for a page with the drawing's style. */
export function drawnChart({ shape, drawing }: Picture, name: string, marks: Marks): string {
  const { width, height } = drawing;
  const boxes = boxesWithin(shape.root).map((box) => boxOf(box, shape, drawing, marks));
  const edges = drawing.edges.map((edge) => {
    const written = shape.edges.find(({ from, to }) => from === edge.from && to === edge.to);
    return written ? edgeOf(edge, written.rows, marks) : '';
  });
  const view = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<div class="wide"><svg class="chart" role="img" aria-label="${escaped(name)}" ${view}>
${[...boxes, ...edges].join('\n')}
</svg></div>`;
}

function boxOf(box: ShapeBox, shape: Shape, drawing: Drawing, marks: Marks): string {
  const rect = drawing.boxes[box.id];
  if (!rect) return '';
  const { x, y, width, height } = rect;
  const dot = drawing.boxes[startOf(box.id)];
  const lines = linesOf(box, shape.jumps).map(({ text, id }, index) => {
    const at = `x="${x + 14}" y="${y + titleHeight + rowHeight * (index + 0.5)}"`;
    return id === null ? `<text ${at}>${escaped(text)}</text>` : rowOf(id, text, at, marks);
  });
  return [
    `<g class="${marks.toneOf('state', box.id)}"><title>${escaped(box.description)}</title>`,
    `<rect class="box" x="${x}" y="${y}" width="${width}" height="${height}" rx="6"/>`,
    `<text class="title" x="${x + 14}" y="${y + titleHeight / 2 + 2}">${escaped(box.key)}</text></g>`,
    ...lines,
    dot ? `<circle cx="${dot.x + dot.width / 2}" cy="${dot.y + dot.height / 2}" r="5"/>` : '',
  ].join('');
}

/** The tone of an arrow with several transitions: the first of these that one of them has. */
const strongest = ['missed', 'removed', 'added', 'changed', 'taken', 'plain'];

function edgeOf({ points, label }: Drawing['edges'][number], rows: readonly EdgeRow[], marks: Marks): string {
  const tones = new Set(rows.map(({ id }) => marks.toneOf('transition', id)));
  const isMixed = tones.has('added') && tones.has('removed');
  const tone = isMixed ? 'changed' : (strongest.find((each) => tones.has(each)) ?? 'never');
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const texts = label
    ? rows.map((row, index) => {
        const at = `x="${label.x + 7}" y="${label.y + 3 + labelRowHeight * (index + 0.5)}"`;
        return rowOf(row.id, labelOf(row), at, marks);
      })
    : [];
  const { x = 0, y = 0, width = 0, height = 0 } = label ?? {};
  const back = label ? `<rect class="back" x="${x}" y="${y}" width="${width}" height="${height}"/>` : '';
  return `<g class="${tone}"><path class="line" d="${path}"/><path class="head" d="${headOf(points)}"/></g>${back}${texts.join('')}`;
}

/** A transition's label with its count, its tooltip, and a link to its picture. */
function rowOf(id: string, text: string, at: string, marks: Marks): string {
  const told = marks.told(id);
  const title = told === null ? '' : `<title>${escaped(told)}</title>`;
  const words = `<text class="${marks.toneOf('transition', id)}" ${at}>${title}${escaped(text)}${marks.suffix(id)}</text>`;
  const picture = marks.picture(id);
  return picture === null ? words : `<a href="${escaped(picture)}">${words}</a>`;
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
