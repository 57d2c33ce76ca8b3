import type { Explanation } from '../../../../domain/cart/pricing/explain.ts';
import type { Failure } from '../../../kit/tells.ts';
import type { Draft, FieldValue } from '../../frame/record-editor/record-editor.types.ts';

/** A bundle that can be applied to the cart. */
export interface SimulatorBundle {
  readonly id: string;
  readonly name: string;
}

/** The price of a cart at a moment, with explanations. */
export interface SimulatedPrice extends Explanation {
  /** ISO 8601. */
  readonly at: string;
  /** What the products are called that bundles are refused for. */
  readonly products: readonly { readonly sku: string; readonly name: string }[];
  readonly delivery: { readonly deliverable: boolean; readonly cashOnDelivery: boolean } | null;
  readonly customer: { readonly premiumUntil: string | null; readonly orders: number } | null;
}

export type SimulatorEvent =
  | { type: 'simulator.retry' }
  | { type: 'field.change'; field: string; value: FieldValue }
  | { type: 'simulation.run' };

export interface SimulatorInput {
  /** The question to start with: empty, or from the URL. */
  readonly question: Draft;
}

export interface SimulatorContext extends SimulatorInput {
  readonly bundles: readonly SimulatorBundle[];
  /** One price, or two when two moments are compared. */
  readonly prices: readonly SimulatedPrice[];
  readonly failure: Failure | null;
}
