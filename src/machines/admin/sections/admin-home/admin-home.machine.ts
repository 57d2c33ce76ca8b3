import type { SalesFigures, SalesPeriod } from '../../../../domain/admin/sales.ts';
import { figuresMachine } from '../../../kit/figures.machine.ts';

/** What one day sold; '2026-11-21', a day in India. */
export interface SalesDay extends SalesFigures {
  readonly day: string;
}

/** The shop at a glance, as the server counts it (ADM-09). Amounts in whole rupees. */
export interface HomeFigures {
  readonly days: readonly SalesDay[];
  readonly before: readonly SalesDay[];
  readonly products: readonly {
    readonly sku: string;
    readonly name: string;
    readonly units: number;
    readonly amount: number;
  }[];
  readonly lowStock: readonly { readonly sku: string; readonly name: string; readonly stock: number }[];
  readonly work: {
    readonly toSettle: number;
    readonly toPack: number;
    readonly toShip: number;
    readonly onHold: number;
    readonly returnsAsked: number;
    readonly returnsAwaited: number;
    readonly refundsByHand: number;
    readonly prescriptions: number;
    readonly failedJobs: number;
  };
  /** Of today, where they run out; null where there are enough. */
  readonly textMessages: { readonly sent: number; readonly limit: number; readonly isExhausted: boolean } | null;
}

export interface HomeQuery {
  readonly period: SalesPeriod;
}

/** The admin's home: the shop's figures for the last days, and what waits (ADM-09). */
export const adminHomeMachine = figuresMachine<HomeFigures, HomeQuery>({
  id: 'admin-home',
  description: 'The shop’s figures for the last days, and what waits for somebody.',
});
