import type {
  ActorMessage,
  HistoryMessage,
  SeenSnapshot,
  StepMessage,
} from '../../domain/inspection/inspection.ts';
import type { Drawing, Shape } from '../../domain/inspection/drawing.ts';

/** One flow of a running shop. */
export interface LiveActor {
  readonly sessionId: string;
  /** The chart's slug; null for what is no chart. */
  readonly slug: string | null;
  readonly parentId: string | null;
  readonly snapshot: SeenSnapshot;
  /** The transitions of its last step. */
  readonly taken: readonly string[];
  readonly steps: number;
}

export interface DrawnChart {
  readonly shape: Shape;
  readonly drawing: Drawing;
}

export type FlowRoomEvent =
  | { type: 'chart.open'; slug: string; sessionId: string | null }
  | { type: 'charts.show' }
  | { type: 'chart.search'; text: string }
  | { type: 'moment.open'; index: number }
  | { type: 'moment.leave' }
  | { type: 'payload.type'; eventType: string; text: string }
  | { type: 'event.send'; eventType: string; payload: string }
  | { type: 'zoom.change'; by: number }
  | { type: 'zoom.reset' }
  | { type: 'export.take'; format: ExportFormat }
  | { type: 'room.read'; slug: string | null; at: number | null }
  | ({ type: 'shop.born' } & { message: ActorMessage })
  | ({ type: 'shop.stepped' } & { message: StepMessage })
  | ({ type: 'shop.remembered' } & { message: HistoryMessage })
  | { type: 'shop.left' };

/** What a chart, or what happened in it, can be taken away as (FLO-03). */
export type ExportFormat = 'svg' | 'png' | 'mermaid' | 'machine' | 'session';

export interface FlowRoomContext {
  readonly actors: Readonly<Record<string, LiveActor>>;
  /** Every step that was told, oldest first. */
  readonly log: readonly StepMessage[];
  readonly search: string;
  /** The chart that is open; null on the list. */
  readonly slug: string | null;
  readonly sessionId: string | null;
  /** The step that is looked at; null follows the shop. */
  readonly at: number | null;
  readonly chart: DrawnChart | null;
  /** What was typed as the payload of an event, by its type. */
  readonly payloads: Readonly<Record<string, string>>;
  /** 1 is the drawing's own size. */
  readonly zoom: number;
}
