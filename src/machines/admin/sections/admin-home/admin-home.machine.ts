import type { SalesFigures, SalesPeriod } from '../../../../domain/admin/sales.ts';
import { figuresMachine } from '../../../kit/figures.machine.ts';

/** Sales of one day; '2026-11-21', a day in India. */
export interface SalesDay extends SalesFigures {
  readonly day: string;
}

/** The shop at a glance, as calculated by the server (ADM-09). Amounts in whole rupees. */
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
  /** Today's text messages, if they are running out; null if there are enough. */
  readonly textMessages: { readonly sent: number; readonly limit: number; readonly isExhausted: boolean } | null;
}

export interface HomeQuery {
  readonly period: SalesPeriod;
}

/** The dashboard's home for admins: the shop's figures for the last few days, and what needs attention (ADM-09). */
export const adminHomeMachine = figuresMachine<HomeFigures, HomeQuery>({
  id: 'admin-home',
  description: 'The shop’s figures for the last few days, and what needs attention.',
});
