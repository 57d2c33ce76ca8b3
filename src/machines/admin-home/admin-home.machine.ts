import { assign, setup } from 'xstate';
import type { SalesFigures, SalesPeriod } from '../../domain/sales/sales.ts';
import { promiseSlot } from '../kit/slot.ts';
import { failureOf, type Failure } from '../kit/tells.ts';

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
    readonly toPack: number;
    readonly toShip: number;
    readonly onHold: number;
    readonly returnsAsked: number;
    readonly returnsAwaited: number;
    readonly refundsByHand: number;
    readonly prescriptions: number;
    readonly failedJobs: number;
  };
}

export type AdminHomeEvent = { type: 'period.choose'; period: SalesPeriod } | { type: 'home.retry' };

interface AdminHomeContext {
  readonly period: SalesPeriod;
  /** Of the period that was asked for last and came; they stay while another is awaited. */
  readonly figures: HomeFigures | null;
  readonly failure: Failure | null;
}

/** The admin's home: the shop's figures for the last days, and what waits (ADM-09). */
export const adminHomeMachine = setup({
  types: {} as { context: AdminHomeContext; events: AdminHomeEvent },
  actors: { fetchHome: promiseSlot<HomeFigures, { period: SalesPeriod }>() },
  actions: {
    setPeriod: assign({ period: (_, params: { period: SalesPeriod }) => params.period }),
    setFigures: assign({ figures: (_, params: { figures: HomeFigures }) => params.figures }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'admin-home',
  description: 'The shop’s figures for the last days, and what waits for somebody.',
  context: { period: '30', figures: null, failure: null },
  initial: 'loading',
  on: {
    'period.choose': {
      target: '.loading',
      actions: ['clearFailure', { type: 'setPeriod', params: ({ event }) => ({ period: event.period }) }],
    },
  },
  states: {
    loading: {
      description: 'The server counts; figures that were there stay until others come.',
      invoke: {
        id: 'fetchHome',
        src: 'fetchHome',
        input: ({ context: { period } }) => ({ period }),
        onDone: {
          target: 'known',
          actions: { type: 'setFigures', params: ({ event }) => ({ figures: event.output }) },
        },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    known: { description: 'The figures of the period are shown.' },
    failed: {
      description: 'The server did not say; it can be asked again.',
      on: { 'home.retry': { target: 'loading', actions: 'clearFailure' } },
    },
  },
});
