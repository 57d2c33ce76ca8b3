import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { stretched } from '../../../domain/flows/drawing.ts';
import type { ExportFormat } from '../../../machines/flows/flow-room/flow-room.types.ts';
import type { ChartNumbers } from '../../../machines/flows/flow-counts/flow-counts.view.ts';
import type { ChartView } from '../../../machines/flows/flow-room/flow-room.view.ts';
import { Button } from '../../kit/action/Button.tsx';
import { ChartDrawing } from './ChartDrawing.tsx';
import * as css from '../FlowRoom.css.ts';
import type { FlowRoomRef } from '../FlowRoom.tsx';

interface ChartCanvasProps {
  readonly room: FlowRoomRef;
  readonly view: ChartView;
  readonly name: string;
  readonly numbers: ChartNumbers | null;
}

const closer = 1.25;
const padding = 48;
/** Pixels. A pointer that moves further is dragging, not clicking. */
const dragged = 5;

/** The chart's drawing. Drag to pan, wheel or keys to zoom, click to select a state. */
export function ChartCanvas({ room, view, name, numbers }: ChartCanvasProps) {
  const { shape } = view.picture;
  const drawing = numbers ? stretched(view.picture.drawing) : view.picture.drawing;
  const zoom = (by: number) => room.send({ type: 'zoom.change', by });
  const fit = (canvas: Element | null) => {
    if (!canvas) return;
    const [wide, high] = [canvas.clientWidth - padding, canvas.clientHeight - padding];
    zoom(Math.min(wide / drawing.width, high / drawing.height) / view.zoom);
  };
  return (
    <section className={css.canvas} aria-label={`Drawing of ${name}`}>
      <p className={css.words}>{view.words}</p>
      <div className={css.tools}>
        <Button tone="outline" size="small" onClick={() => zoom(closer)}>
          Closer
        </Button>
        <Button tone="outline" size="small" onClick={() => zoom(1 / closer)}>
          Further
        </Button>
        <Button
          tone="outline"
          size="small"
          onClick={({ currentTarget }) =>
            fit(currentTarget.closest('section')?.querySelector('[tabindex]') ?? null)
          }
        >
          Fit
        </Button>
        <Button
          tone="outline"
          size="small"
          aria-label={`${percent(view.zoom)}, back to full size`}
          onClick={() => room.send({ type: 'zoom.reset' })}
        >
          {percent(view.zoom)}
        </Button>
        {view.canFold && <Folding room={room} region={view.region} all={shape.root.id} />}
        <Exports room={room} />
      </div>
      <div
        className={css.paper}
        role="group"
        aria-label="Plus and minus bring it closer and further, arrows move it"
        tabIndex={0}
        ref={(paper) => watchWheel(paper, zoom)}
        onKeyDown={(event) => onKey(event, zoom, () => room.send({ type: 'zoom.reset' }))}
        onPointerDown={({ currentTarget, clientX, clientY }) => {
          currentTarget.dataset['from'] = `${clientX} ${clientY}`;
        }}
        onPointerMove={drag}
        onClick={(event) =>
          choose(event, (state) => {
            room.send({ type: 'state.choose', state });
            if (view.folded.has(state)) room.send({ type: 'region.open', region: state });
          })
        }
      >
        <ChartDrawing
          shape={shape}
          drawing={drawing}
          zoom={view.zoom}
          name={`${name}: ${shape.root.description}`}
          active={view.active}
          taken={view.taken}
          beat={view.beat}
          visits={view.visits}
          chosen={view.state?.id ?? null}
          folded={view.folded}
          numbers={numbers}
        />
      </div>
    </section>
  );
}

interface FoldingProps {
  readonly room: FlowRoomRef;
  readonly region: string | null;
  /** The chart's own id. */
  readonly all: string;
}

/** Folds all regions, or opens all of them. One opens when its state is clicked. */
function Folding({ room, region, all }: FoldingProps) {
  const views = [
    { name: 'Overview', to: null },
    { name: 'Everything', to: all },
  ];
  return views.map(({ name, to }) => (
    <Button
      key={name}
      tone={region === to ? 'solid' : 'outline'}
      size="small"
      aria-pressed={region === to}
      onClick={() => room.send({ type: 'region.open', region: to })}
    >
      {name}
    </Button>
  ));
}

function percent(zoom: number): string {
  return `${Math.round(zoom * 100)} %`;
}

function onKey(event: KeyboardEvent, zoom: (by: number) => void, reset: () => void): void {
  if (event.key === '+' || event.key === '=') zoom(closer);
  if (event.key === '-') zoom(1 / closer);
  if (event.key === '0') reset();
}

function drag({ currentTarget, buttons, pointerType, movementX, movementY }: PointerEvent<HTMLElement>): void {
  if (pointerType === 'mouse' && buttons === 1) currentTarget.scrollBy(-movementX, -movementY);
}

/**
 * Zooms on Ctrl+wheel, which is also what pinching on a touchpad sends. A native listener, because React's wheel
 * listeners are passive and can't prevent page zoom.
 */
function watchWheel(paper: HTMLElement | null, zoom: (by: number) => void): (() => void) | undefined {
  if (!paper) return undefined;
  const onWheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoom(event.deltaY < 0 ? 1.1 : 1 / 1.1);
  };
  paper.addEventListener('wheel', onWheel, { passive: false });
  return () => paper.removeEventListener('wheel', onWheel);
}

function choose(
  { currentTarget, target, clientX, clientY }: MouseEvent<HTMLElement>,
  on: (id: string) => void,
): void {
  const [x = 0, y = 0] = (currentTarget.dataset['from'] ?? '').split(' ').map(Number);
  if (Math.hypot(clientX - x, clientY - y) > dragged || !(target instanceof Element)) return;
  const state = target.closest<SVGElement>('[data-state]');
  if (state?.dataset['state'] !== undefined && state.dataset['depth'] !== '0') on(state.dataset['state']);
}

const formats: readonly { readonly format: ExportFormat; readonly name: string }[] = [
  { format: 'svg', name: 'SVG' },
  { format: 'png', name: 'PNG' },
  { format: 'mermaid', name: 'Mermaid' },
  { format: 'machine', name: 'JSON' },
  { format: 'session', name: 'Recording' },
];

function Exports({ room }: { room: FlowRoomRef }) {
  return (
    <div className={css.tools} role="group" aria-label="Save the chart">
      <span className={css.quiet} aria-hidden="true">
        Save as
      </span>
      {formats.map(({ format, name }) => (
        <Button
          key={format}
          tone="text"
          size="small"
          aria-label={`Save as ${name}`}
          onClick={() => room.send({ type: 'export.take', format })}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
