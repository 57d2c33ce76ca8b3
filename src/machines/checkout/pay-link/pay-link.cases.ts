import { command, done, failed, keyFor, refused, type EventCases } from '../../kit/cases.ts';
import { orderAnswer, sampleOrder } from '../../orders/order-cases.ts';
import type { OpenedLink, PayLinkContext, PayLinkInput } from './pay-link.types.ts';

export const payLinkInput: PayLinkInput = { token: 'a'.repeat(46) };

const { lines, parts, address } = sampleOrder;

/** One Sleep Mantra for somebody whose number is masked. */
export const openedLink: OpenedLink = {
  state: 'open',
  expiresAt: '2026-11-07T04:30:00.000Z',
  quote: { lines, parts, total: 1499, savings: 0, plainSubtotal: 1499, coupon: null, bundle: null },
  edit: null,
  changes: [],
  address: { ...address, phone: '+91 ••••• •0001' },
  earliest: '2026-11-06',
  latest: '2026-11-08',
  methods: [
    { method: 'upi', refusal: null, fee: 0 },
    { method: 'card', refusal: null, fee: 0 },
    { method: 'netbanking', refusal: null, fee: 0 },
    { method: 'cod', refusal: 'no-cash-there', fee: 49 },
  ],
  placed: null,
};
const cashToo: OpenedLink = {
  ...openedLink,
  changes: [
    { kind: 'price', name: 'Sleep Mantra', from: 1399, to: 1499 },
    { kind: 'gone', name: 'Calm Mantra' },
    { kind: 'less', name: 'Sleep Mantra', available: 1 },
    { kind: 'coupon' },
    { kind: 'total', from: 1399, to: 1499 },
  ],
  methods: openedLink.methods.map((each) => ({ ...each, refusal: null })),
};
/** One more of it, for an order that is paid already. */
const difference: OpenedLink = {
  ...openedLink,
  quote: { ...openedLink.quote, total: 2998 },
  edit: {
    number: 'A26-000123',
    paid: 1499,
    due: 1499,
    change: { lines: [{ name: 'Sleep Mantra', from: 1, to: 2 }], isMoved: false },
  },
  methods: openedLink.methods.filter(({ method }) => method !== 'cod'),
};
const paid = orderAnswer({ status: 'paid' }, { status: 'paid' });

export const payLinkCases: EventCases = {
  'method.choose': [command('method.choose', { method: 'card' }), command('method.choose', { method: 'cod' })],
  'xstate.done.actor.openLink': [
    done('openLink', openedLink),
    done('openLink', cashToo),
    done('openLink', difference),
    done('openLink', { ...openedLink, placed: orderAnswer() }),
    done('openLink', { ...openedLink, state: 'paid', placed: paid }),
    done('openLink', { ...openedLink, quote: { ...openedLink.quote, lines: [], parts: [], total: 0 } }),
  ],
  'xstate.error.actor.openLink': [failed('openLink'), failed('openLink', refused(404))],
  'xstate.done.actor.placeOrder': [done('placeOrder', orderAnswer())],
  'xstate.error.actor.placeOrder': [
    failed('placeOrder'),
    failed('placeOrder', refused(409, null, 'quote-changed')),
    failed('placeOrder', refused(404)),
  ],
  'xstate.done.actor.pay': [
    done('pay', { kind: 'paid', answer: paid }),
    done('pay', { kind: 'left', answer: orderAnswer({ status: 'failed' }, { status: 'cancelled' }) }),
  ],
};

/** Tells snapshots apart by how it's paid and whether that is possible. */
export function payLinkKey({ context }: { readonly context: PayLinkContext }): string {
  const { opened, method, isFresh } = context;
  return keyFor(
    opened?.edit?.due ?? null,
    method,
    opened?.methods.find((each) => each.method === method)?.refusal ?? null,
    isFresh,
  );
}
