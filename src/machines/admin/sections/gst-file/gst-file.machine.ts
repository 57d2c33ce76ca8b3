import type { Answer } from '../../../../contract/call.ts';
import type { readTaxes } from '../../../../contract/orders/order/order-list.calls.ts';
import { assign, setup } from 'xstate';
import { promiseSlot } from '../../../kit/slot.ts';
import { failureOf, type Failure } from '../../../kit/tells.ts';

/** The totals of a month's file; amounts in paise, less credit notes. */
export type GstSummary = Answer<typeof readTaxes>;

export type GstFileEvent =
  | { type: 'month.choose'; month: string }
  | { type: 'month.retry' }
  | { type: 'file.save' };

export interface GstFileInput {
  /** '2026-11', newest first; the first is selected. */
  readonly months: readonly string[];
}

interface GstFileContext extends GstFileInput {
  readonly month: string;
  readonly summary: GstSummary | null;
  readonly failure: Failure | null;
}

/** The file for a month's GST return: its totals, and the download (MNY-12). */
export const gstFileMachine = setup({
  types: {} as { context: GstFileContext; events: GstFileEvent; input: GstFileInput },
  actors: {
    readMonth: promiseSlot<GstSummary, { month: string }>(),
    saveFile: promiseSlot<void, { month: string }>(),
  },
  actions: {
    setMonth: assign({ month: (_, params: { month: string }) => params.month, summary: null, failure: null }),
    setSummary: assign({ summary: (_, params: { summary: GstSummary }) => params.summary }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    clearFailure: assign({ failure: null }),
  },
  guards: {
    hasDocuments: (_, params: { summary: GstSummary }) => params.summary.invoices + params.summary.creditNotes > 0,
    isKnown: ({ context }, params: { month: string }) => context.months.includes(params.month),
  },
}).createMachine({
  id: 'gst-file',
  description: 'The file for a month’s GST return: its totals, and the download.',
  context: ({ input }) => ({ ...input, month: input.months[0] ?? '', summary: null, failure: null }),
  initial: 'reading',
  on: {
    'month.choose': {
      guard: { type: 'isKnown', params: ({ event }) => event },
      target: '.reading',
      actions: { type: 'setMonth', params: ({ event }) => event },
    },
  },
  states: {
    reading: {
      description: 'Adding up the month.',
      invoke: {
        id: 'readMonth',
        src: 'readMonth',
        input: ({ context: { month } }) => ({ month }),
        onDone: [
          {
            guard: { type: 'hasDocuments', params: ({ event }) => ({ summary: event.output }) },
            target: 'shown',
            actions: { type: 'setSummary', params: ({ event }) => ({ summary: event.output }) },
          },
          { target: 'empty' },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    empty: { description: 'There are no invoices or credit notes in this month.' },
    failed: {
      description: 'Couldn’t load the month. It can be retried.',
      on: { 'month.retry': { target: 'reading', actions: 'clearFailure' } },
    },
    shown: {
      description: 'The totals of the file are shown.',
      on: { 'file.save': { target: 'saving', actions: 'clearFailure' } },
    },
    saving: {
      description: 'Downloading the file.',
      invoke: {
        id: 'saveFile',
        src: 'saveFile',
        input: ({ context: { month } }) => ({ month }),
        onDone: 'shown',
        onError: {
          target: 'shown',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
