import type { Explanation } from '../../../../domain/cart/pricing/explain.ts';
import type { Failure } from '../../../kit/tells.ts';
import type { Draft, FieldValue } from '../../frame/record-editor/record-editor.types.ts';

/** A bundle that a cart can ask for. */
export interface SimulatorBundle {
  readonly id: string;
  readonly name: string;
}

/** What a cart costs at a moment, and why. */
export interface SimulatedPrice extends Explanation {
  /** ISO 8601. */
  readonly at: string;
  readonly delivery: { readonly deliverable: boolean; readonly cashOnDelivery: boolean } | null;
  readonly customer: { readonly premiumUntil: string | null; readonly orders: number } | null;
}

export type SimulatorEvent =
  | { type: 'simulator.retry' }
  | { type: 'field.change'; field: string; value: FieldValue }
  | { type: 'simulation.run' };

export interface SimulatorInput {
  /** What is asked: empty, or from the address. */
  readonly question: Draft;
}

export interface SimulatorContext extends SimulatorInput {
  readonly bundles: readonly SimulatorBundle[];
  /** The first moment's, and the other's where two are compared. */
  readonly prices: readonly SimulatedPrice[];
  readonly failure: Failure | null;
}
