import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Cart } from '../../../domain/cart/cart.ts';
import type { Quote } from '../../../domain/cart/pricing/quote.ts';
import { savedAddress } from '../address-form/address-form.cases.ts';
import { emptyAddressDraft } from '../address-form/address-form.types.ts';
import { bengaluru } from '../../catalogue/delivery-check/delivery-check.cases.ts';
import { command, done, failed, keyFor, nobody, refused, sessionLost, type EventCases } from '../../kit/cases.ts';
import { orderAnswer, sampleOrder } from '../../orders/order-cases.ts';
import type { SessionProfile } from '../../account/session/session.machine.ts';
import { emptyDraft, type CheckoutContext, type CheckoutInput, type CheckoutStart } from './checkout.types.ts';

export const checkoutInput: CheckoutInput = { parent: nobody, step: 'payment', codLimit: 5000, codFee: 40 };

const lines: Cart = [
  {
    sku: 'sleep-mantra',
    name: 'Sleep Mantra',
    variant: '30 ml',
    flavour: 'Saffron',
    quantity: 1,
    packageType: 'trial',
    price: 1499,
    discount: { trial: 0, weekly: 5, monthly: 10, comboDiscount: 0 },
    isPremiumMembership: false,
  },
];

/** A membership alone is delivered nowhere. */
const membershipAlone: Cart = lines.map((line) => ({ ...line, sku: 'bliss-club', isPremiumMembership: true }));

export const sampleQuote: Quote = {
  lines: sampleOrder.lines,
  parts: sampleOrder.parts,
  total: 1499,
  savings: 0,
  plainSubtotal: 1499,
  coupon: null,
  bundle: null,
  walletBalance: 320,
};

export const sampleShopper: SessionProfile = {
  id: '2f1c3b5a-7d90-4b8f-9c6e-6a3f4a519d7e',
  firstName: null,
  lastName: null,
  phone: '+919000000001',
  email: null,
  role: 'customer',
  isAdmin: false,
  isDoctor: false,
  isOwner: false,
  permissions: [],
  premiumMembership: { isActive: false, expiresAt: null },
};

const { id: addressId, isDefault: _, ...place } = savedAddress;
const start: CheckoutStart = {
  lines,
  claimed: null,
  bundleId: null,
  link: null,
  shopper: sampleShopper,
  draft: { ...emptyDraft, address: emptyAddressDraft, addressId, place, method: 'upi' },
};

const changedQuote = refused(409, { quote: { ...sampleQuote, total: 1599 } }, 'quote-changed');

export const checkoutCases: EventCases = {
  'draft.restored': [],
  'cart.changed': (snapshot: Moment) => [
    command('cart.changed', { lines }),
    command('cart.changed', { lines: [] }),
    ...(isUntouched(snapshot) ? [command('cart.changed', { lines: membershipAlone })] : []),
  ],
  'shopper.changed': [
    command('shopper.changed', { shopper: sampleShopper }),
    command('shopper.changed', { shopper: null }),
  ],
  'step.open': [command('step.open', { step: 'address' }), command('step.open', { step: 'payment' })],
  'coupon.type': whileComplete('coupon.type', { text: 'FLASH50' }),
  'coupon.apply': whileComplete('coupon.apply'),
  'coupon.clear': whileComplete('coupon.clear'),
  'coupon.offered': whileComplete('coupon.offered', { code: 'FLASH50' }),
  'coupon.chosen': whileComplete('coupon.chosen', { code: 'FLASH50' }),
  'claim.apply': whileComplete('claim.apply'),
  'bundle.changed': [command('bundle.changed', { bundleId: '7c0d4f62-54a1-4f0a-9f0e-0d5c6b7a8e91' })],
  'method.choose': whileFilling(['upi', 'emi'].map((method) => command('method.choose', { method }))),
  'wallet.switch': whileComplete('wallet.switch', { usesWallet: true }),
  'address.drafted': [command('address.drafted', { draft: emptyAddressDraft })],
  'pincode.entered': [command('pincode.entered', { pincode: '560066' })],
  'address.chosen': [command('address.chosen', { addressId, address: place })],
  'delivery.answered': whileFilling([command('delivery.answered', { delivery: bengaluru })]),
  'xstate.done.actor.readStart': [
    done('readStart', start),
    done('readStart', { ...start, draft: { ...start.draft, orderId: sampleOrder.id } }),
    done('readStart', { ...start, lines: [] }),
    done('readStart', { ...start, lines: membershipAlone, draft: { ...emptyDraft, address: emptyAddressDraft } }),
    done('readStart', { ...start, link: 'a-token' }),
    done('readStart', { ...start, lines: [], link: 'a-token' }),
    done('readStart', { ...start, lines: [], shopper: null, link: 'a-token' }),
  ],
  'xstate.error.actor.readStart': [failed('readStart')],
  'xstate.done.actor.fetchLeft': [done('fetchLeft', { step: 'payment', lines, couponCode: null, bundleId: null })],
  'xstate.error.actor.fetchLeft': [failed('fetchLeft')],
  'xstate.done.actor.fetchQuote': [done('fetchQuote', sampleQuote)],
  'xstate.error.actor.fetchQuote': [failed('fetchQuote')],
  'xstate.done.actor.fetchQuoteAgain': [done('fetchQuoteAgain', sampleQuote)],
  'xstate.error.actor.fetchQuoteAgain': [failed('fetchQuoteAgain')],
  'xstate.done.actor.makeKey': [done('makeKey', { key: 'a-key-of-this-click', cartVersion: 3 })],
  'xstate.error.actor.makeKey': [failed('makeKey')],
  'xstate.done.actor.placeOrder': [done('placeOrder', orderAnswer())],
  'xstate.error.actor.placeOrder': [
    failed('placeOrder'),
    failed('placeOrder', changedQuote),
    failed('placeOrder', refused(409, { order: { id: sampleOrder.id, number: 'M-1001' } }, 'already-ordered')),
    failed('placeOrder', refused(409, null, 'conflict')),
    failed('placeOrder', sessionLost),
  ],
  'xstate.done.actor.fetchOrder': [
    done('fetchOrder', orderAnswer()),
    done('fetchOrder', orderAnswer({ status: 'paid' }, { status: 'paid' })),
    done('fetchOrder', orderAnswer({}, { status: 'cancelled' })),
  ],
  'xstate.error.actor.fetchOrder': [
    failed('fetchOrder'),
    failed('fetchOrder', refused(404)),
    failed('fetchOrder', sessionLost),
  ],
  'xstate.done.actor.pay': [
    done('pay', { kind: 'paid', answer: orderAnswer({ status: 'paid' }, { status: 'paid' }) }),
    done('pay', { kind: 'left', answer: orderAnswer({ status: 'failed' }, { status: 'cancelled' }) }),
  ],
};

type Moment = Pick<AnyMachineSnapshot, 'matches'> & { readonly context: CheckoutContext };

/** Only while the shopper fills in the form; elsewhere the paths would repeat. */
function whileFilling(cases: readonly EventObject[]) {
  return (snapshot: Moment) => (snapshot.matches({ step: 'filling' }) && !hasMembership(snapshot) ? cases : []);
}

function hasMembership({ context }: Moment): boolean {
  return context.lines.some(({ isPremiumMembership }) => isPremiumMembership);
}

/** Before anything is chosen, to limit the number of paths. */
function isUntouched(snapshot: Moment): boolean {
  const { draft, delivery } = snapshot.context;
  return (
    snapshot.matches({ step: 'filling' }) && draft.method === null && draft.place === null && delivery === null
  );
}

/** Only once everything else is chosen, to limit the number of paths. */
function whileComplete(type: string, payload: Record<string, unknown> = {}) {
  return (snapshot: Moment) => {
    const { draft, delivery, step } = snapshot.context;
    const isComplete = snapshot.matches({ step: { filling: 'payment' } }) && step === 'payment';
    return isComplete && draft.method !== null && delivery !== null ? [command(type, payload)] : [];
  };
}

/** Tells snapshots apart by what decides the next step. */
export function checkoutKey(moment: Moment): string {
  const { context } = moment;
  const { draft, lines, step, shopper, claimed, delivery, link } = context;
  const facts = [draft.orderId, draft.attempt, draft.place, shopper, claimed, delivery, link].map(
    (one) => one !== null,
  );
  const coupon = moment.matches({ step: 'filling' }) ? [draft.couponText, draft.couponCode] : [];
  return keyFor(
    step,
    lines.length,
    lines.some(({ isPremiumMembership }) => isPremiumMembership),
    facts,
    draft.method,
    coupon,
  );
}

const onlyCash = 'The walks pay by UPI. Only cash on delivery has a fee, which paying from the wallet saves.';

/** What the walks need to know of the checkout. */
export const checkoutParts = {
  input: checkoutInput,
  cases: checkoutCases,
  key: checkoutKey,
  infeasible: {
    'checkout.quote.asking|xstate.done.actor.fetchQuote|0': onlyCash,
    'checkout.quote.unquoted.trying|xstate.done.actor.fetchQuoteAgain|0': onlyCash,
  },
};
