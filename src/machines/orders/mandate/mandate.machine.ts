import { setup } from 'xstate';

export type MandateEvent =
  /** The bank has allowed the debits. */
  | { type: 'mandate.granted' }
  | { type: 'mandate.refused' }
  /** The customer paused it in their bank's app. */
  | { type: 'mandate.paused' }
  /** The customer ended it at their bank. */
  | { type: 'mandate.revoked' }
  /** The customer ends it in the shop, or its subscription has ended. */
  | { type: 'mandate.withdraw' }
  /** Nobody answered in time, or a mandate is requested for another method. */
  | { type: 'mandate.lapse' };

/**
 * The life of one subscription's autopay mandate, which the server runs with XState's pure transition function
 * (SUB-01). Its actions name what the server does in the transaction of the transition.
 */
export const mandateMachine = setup({
  types: {} as { events: MandateEvent },
  actions: {
    payByMandate: () => {},
    payByLink: () => {},
    endAtGateway: () => {},
    tellGranted: () => {},
    tellHalted: () => {},
    tellEnded: () => {},
  },
}).createMachine({
  id: 'mandate',
  description: 'The life of a bank’s consent to debits for one subscription.',
  initial: 'asked',
  states: {
    asked: {
      description: 'The customer was sent to their bank, which hasn’t answered yet.',
      on: {
        'mandate.granted': { target: 'granted', actions: ['payByMandate', 'tellGranted'] },
        'mandate.refused': 'refused',
        'mandate.revoked': 'refused',
        'mandate.lapse': { target: 'refused', actions: 'endAtGateway' },
        'mandate.withdraw': { target: 'revoked', actions: 'endAtGateway' },
      },
    },
    granted: {
      description: 'Renewals are debited automatically, up to the agreed limit.',
      on: {
        'mandate.paused': { target: 'paused', actions: 'tellHalted' },
        'mandate.revoked': { target: 'revoked', actions: ['payByLink', 'tellEnded'] },
        'mandate.withdraw': { target: 'revoked', actions: ['payByLink', 'endAtGateway', 'tellEnded'] },
      },
    },
    paused: {
      description: 'The customer paused it at their bank. Renewals are paid through a link meanwhile.',
      on: {
        'mandate.granted': { target: 'granted', actions: 'tellGranted' },
        'mandate.revoked': { target: 'revoked', actions: ['payByLink', 'tellEnded'] },
        'mandate.withdraw': { target: 'revoked', actions: ['payByLink', 'endAtGateway', 'tellEnded'] },
      },
    },
    refused: {
      description: 'No consent was given. If it still arrives, it is cancelled at once.',
      on: { 'mandate.granted': { actions: 'endAtGateway' } },
    },
    revoked: {
      description: 'Consent has ended. A bank that still reports it is told again.',
      on: { 'mandate.granted': { actions: 'endAtGateway' } },
    },
  },
});
