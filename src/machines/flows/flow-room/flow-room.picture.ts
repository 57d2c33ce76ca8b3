import { boxesWithin } from '../../../domain/flows/drawing.ts';
import type { DrawnChart, FlowRoomContext, Picture } from './flow-room.types.ts';

const zooms = { min: 0.1, max: 2 };

/** What a designer's screen leaves for the drawing, in pixels. */
const workspace = { width: 840, height: 640 };

/** Smaller letters can't be read. */
const readable = 0.75;

/** The picture with this region open: null for the overview, the chart's own id for everything. */
export function pictureOf(chart: DrawnChart, region: string | null): Picture {
  if (region === null) return chart.overview ?? chart;
  return chart.opened?.[region] ?? chart;
}

/** The states that are folded in a picture: inside them are others. */
export function foldedIn({ shape }: DrawnChart, picture: Picture): ReadonlySet<string> {
  const whole = new Map(boxesWithin(shape.root).map((box) => [box.id, box.children.length]));
  const shown = boxesWithin(picture.shape.root).filter(({ children }) => children.length === 0);
  return new Set(shown.filter(({ id }) => (whole.get(id) ?? 0) > 0).map(({ id }) => id));
}

/** A chart opens whole where that can be read without moving it, else as its overview with the chosen state's region open. */
export function opening(chart: DrawnChart, state: string | null): Pick<FlowRoomContext, 'region' | 'zoom'> {
  const isSmall = fit(chart.drawing) >= readable || !chart.overview;
  const region = isSmall ? chart.shape.root.id : regionShowing(chart, null, state);
  return { region, zoom: openingZoom(pictureOf(chart, region).drawing) };
}

/** The region to open so that a state is seen; the present one if it's seen already. */
export function regionShowing(
  chart: DrawnChart | null,
  region: string | null,
  state: string | null,
): string | null {
  if (!chart || state === null || !isHidden(chart, region, state)) return region;
  const regions = Object.keys(chart.opened ?? {}).filter((id) => state.startsWith(`${id}.`));
  const innermost = regions.toSorted((one, other) => other.length - one.length)[0];
  return innermost !== undefined && !isHidden(chart, innermost, state) ? innermost : chart.shape.root.id;
}

function isHidden(chart: DrawnChart, region: string | null, state: string): boolean {
  return !boxesWithin(pictureOf(chart, region).shape.root).some(({ id }) => id === state);
}

/** The zoom at which a drawing fits into the window in both directions, at most its own size. */
function fit({ width, height }: Picture['drawing']): number {
  return Math.min(1, workspace.width / width, workspace.height / height);
}

/** Fits a large drawing into the window, as long as it stays readable. */
export function openingZoom(drawing: Picture['drawing']): number {
  return Math.max(readable, Math.round(fit(drawing) * 100) / 100);
}

/** Multiplies the zoom by a factor, within readable limits. */
export function zoomed(zoom: number, by: number): number {
  return Math.min(zooms.max, Math.max(zooms.min, Math.round(zoom * by * 100) / 100));
}
