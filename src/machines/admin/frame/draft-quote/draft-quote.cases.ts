import { command, done, failed, keyFor, refused, type EventCases } from '../../../kit/cases.ts';
import type { DraftQuestion, DraftQuote, DraftQuoteContext } from './draft-quote.machine.ts';

const question: DraftQuestion = {
  form: {
    id: null,
    phone: '+919876543210',
    lines: [{ sku: 'sleep-mantra', flavour: '', variant: '', quantity: 2, packageType: 'trial' }],
    bundles: [],
    couponCode: null,
    addressId: null,
    pincode: '560066',
  },
  unread: 0,
};

export const someQuote: DraftQuote = {
  quote: {
    lines: [],
    parts: [],
    total: 1199,
    savings: 0,
    plainSubtotal: 1199,
    coupon: null,
    bundle: null,
  },
  refusal: null,
  isMember: false,
  paid: null,
  due: 0,
  atDoor: null,
  isAsked: false,
};

export const draftQuoteCases: EventCases = {
  'form.changed': [command('form.changed', { question })],
  'draft.saved': [command('draft.saved', { question })],
  'xstate.done.actor.fetchQuote': [done('fetchQuote', someQuote)],
  'xstate.error.actor.fetchQuote': [failed('fetchQuote'), failed('fetchQuote', refused(422))],
};

/** Tells snapshots apart by whether the form has a price of its own, and by whether asking again helps. */
export function draftQuoteKey({ context: { quote, failure } }: { readonly context: DraftQuoteContext }): string {
  return keyFor(quote !== null, failure?.kind);
}
