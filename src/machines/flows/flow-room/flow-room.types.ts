import type { SeenSnapshot, StepMessage, TellMessage } from '../../../domain/flows/inspection.ts';
import type { Drawing, Shape } from '../../../domain/flows/drawing.ts';
import type { RecordedActor } from '../../../domain/flows/recording.ts';
import type { StateWalk, StateWalks } from '../../../domain/flows/walk.ts';

/** A flow of a running shop or of a recording. */
export interface LiveActor extends RecordedActor {
  /** Before its first step. */
  readonly first: SeenSnapshot;
  readonly snapshot: SeenSnapshot;
  /** The transitions of its last step. */
  readonly taken: readonly string[];
  /** How often each transition was taken, by its id. */
  readonly visits: Readonly<Record<string, number>>;
  readonly steps: number;
}

export interface Picture {
  readonly shape: Shape;
  readonly drawing: Drawing;
}

export interface DrawnChart extends Picture {
  /** The same with nested states collapsed; null if there are none. */
  readonly overview?: Picture | null;
  /** With one region open, by its id; only where there are several. */
  readonly opened?: Readonly<Record<string, Picture>>;
  /** The shortest path into each state. */
  readonly walks?: StateWalks;
}

/** The place in the room, as in the URL. */
export interface Place {
  readonly slug: string | null;
  /** Sequence number of the selected step; null follows the shop. */
  readonly at: number | null;
  /** Id of the selected state. */
  readonly state: string | null;
  readonly isForked: boolean;
}

/** A recording to open instead of a running shop. */
export type RecordingSource =
  | { readonly kind: 'file'; readonly file: Blob }
  /** The server's history of an order. */
  | { readonly kind: 'order'; readonly id: string }
  /** What a person showed to support (FLO-09). */
  | { readonly kind: 'support'; readonly code: string };

/** Where a fork starts: at an earlier step, or at a state. */
export interface SandboxInput {
  readonly slug: string;
  readonly snapshot: SeenSnapshot | null;
  readonly walk: StateWalk;
}

/** An event that can be triggered in a fork, where timers and actors only answer when told to. */
export interface SandboxOffer {
  readonly type: string;
  /** Index among the cases of its type. */
  readonly index: number;
  readonly kind: 'event' | 'after' | 'done' | 'error';
  /** JSON; '' for none. */
  readonly payload: string;
}

export interface Fork {
  readonly snapshot: SeenSnapshot;
  readonly offers: readonly SandboxOffer[];
  /** What happened since the fork, oldest first. */
  readonly log: readonly StepMessage[];
}

export type SandboxCommand = { type: 'sandbox.take'; eventType: string; payload: string };

export type FlowRoomEvent =
  | { type: 'chart.open'; slug: string; sessionId: string | null }
  | { type: 'charts.show' }
  | { type: 'chart.search'; text: string }
  | { type: 'state.choose'; state: string | null }
  | { type: 'moment.open'; sequence: number }
  | { type: 'moment.leave' }
  | { type: 'fork.begin' }
  | { type: 'fork.leave' }
  | { type: 'fork.take'; eventType: string; payload: string }
  | { type: 'sandbox.stood'; snapshot: SeenSnapshot; offers: readonly SandboxOffer[]; step: StepMessage | null }
  | { type: 'payload.type'; eventType: string; text: string }
  | { type: 'event.send'; eventType: string; payload: string }
  | { type: 'region.open'; region: string | null }
  | { type: 'zoom.change'; by: number }
  | { type: 'zoom.reset' }
  | { type: 'export.take'; format: ExportFormat }
  | { type: 'room.read'; place: Place; order: string | null }
  | { type: 'recording.open'; from: RecordingSource }
  | { type: 'recording.close' }
  | { type: 'shop.told'; shop: string; messages: readonly TellMessage[] }
  | { type: 'shop.remembered'; shop: string; messages: readonly TellMessage[] }
  | { type: 'shop.follow'; shop: string }
  | { type: 'shop.left'; shop: string };

/** What a chart, or what happened in it, can be saved as. */
export type ExportFormat = 'svg' | 'png' | 'mermaid' | 'machine' | 'session';

export interface Past {
  readonly actors: Readonly<Record<string, LiveActor>>;
  readonly log: readonly StepMessage[];
}

export interface FlowRoomContext {
  /** The followed shop; null before one reports. */
  readonly shop: string | null;
  /** Every shop that reported and hasn't left. */
  readonly shops: readonly string[];
  readonly actors: Readonly<Record<string, LiveActor>>;
  /** Every step reported, oldest first. */
  readonly log: readonly StepMessage[];
  /** What shops did that have left since; part of `actors` and `log`. */
  readonly past: Past;
  readonly from: RecordingSource | null;
  readonly search: string;
  /** The open chart; null on the list. */
  readonly slug: string | null;
  readonly sessionId: string | null;
  /** Sequence number of the selected step, or of the one where a fork started. */
  readonly at: number | null;
  /** Id of the selected state. */
  readonly state: string | null;
  /** Whether the URL asks for a fork; the next chart starts with it. */
  readonly wantsFork: boolean;
  readonly chart: DrawnChart | null;
  readonly fork: Fork | null;
  /** The payload typed for an event, by its type. */
  readonly payloads: Readonly<Record<string, string>>;
  /** Which region is open: null none, the chart's own id all of them. */
  readonly region: string | null;
  /** 1 is the original size. */
  readonly zoom: number;
}
