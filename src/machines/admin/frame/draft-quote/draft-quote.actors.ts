import { fromPromise } from 'xstate';
import { watching } from '../../../kit/slot.ts';
import {
  type DraftQuestion,
  type DraftQuote,
  type DraftQuoteEvent,
  draftQuoteMachine,
} from './draft-quote.machine.ts';

type FormEvent = Exclude<DraftQuoteEvent, { type: 'quote.retry' }>;

export interface DraftQuotePorts {
  /** Tells of every change of what is priced, and of every save. Returns how to stop. */
  watchForm(tell: (event: FormEvent) => void): () => void;
  /** Rejects with CallFailed. */
  fetchQuote(question: DraftQuestion, signal: AbortSignal): Promise<DraftQuote>;
}

export function draftQuoteLogic(ports: DraftQuotePorts) {
  return draftQuoteMachine.provide({
    actors: {
      watchForm: watching<FormEvent>((tell) => ports.watchForm(tell)),
      fetchQuote: fromPromise<DraftQuote, { question: DraftQuestion | null }>(async ({ input, signal }) => {
        if (!input.question) throw new Error('A price was asked for before anything was changed');
        return ports.fetchQuote(input.question, signal);
      }),
    },
  });
}
