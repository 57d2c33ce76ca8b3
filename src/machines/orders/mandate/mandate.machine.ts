import { setup } from 'xstate';

export type MandateEvent =
  /** The bank says that debits are allowed. */
  | { type: 'mandate.granted' }
  | { type: 'mandate.refused' }
  /** Its owner paused it in the app of their bank. */
  | { type: 'mandate.paused' }
  /** Its owner ended it at their bank. */
  | { type: 'mandate.revoked' }
  /** Its owner ends it in the shop, or what it pays has ended. */
  | { type: 'mandate.withdraw' }
  /** Nobody answered in time, or it is asked for in another way. */
  | { type: 'mandate.lapse' };

/**
 * The life of a bank's consent to debits for one subscription, which the server runs by xstate's pure transition
 * function (SUB-01). Its actions name what the server does in the transaction that moves it.
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
      description: 'The payer was sent to their bank, which has not answered.',
      on: {
        'mandate.granted': { target: 'granted', actions: ['payByMandate', 'tellGranted'] },
        'mandate.refused': 'refused',
        'mandate.revoked': 'refused',
        'mandate.lapse': { target: 'refused', actions: 'endAtGateway' },
        'mandate.withdraw': { target: 'revoked', actions: 'endAtGateway' },
      },
    },
    granted: {
      description: 'Renewals are debited, up to its ceiling.',
      on: {
        'mandate.paused': { target: 'paused', actions: 'tellHalted' },
        'mandate.revoked': { target: 'revoked', actions: ['payByLink', 'tellEnded'] },
        'mandate.withdraw': { target: 'revoked', actions: ['payByLink', 'endAtGateway', 'tellEnded'] },
      },
    },
    paused: {
      description: 'Its owner paused it at their bank; renewals are paid by a link meanwhile.',
      on: {
        'mandate.granted': { target: 'granted', actions: 'tellGranted' },
        'mandate.revoked': { target: 'revoked', actions: ['payByLink', 'tellEnded'] },
        'mandate.withdraw': { target: 'revoked', actions: ['payByLink', 'endAtGateway', 'tellEnded'] },
      },
    },
    refused: {
      description: 'There was no consent; one that still comes is given back.',
      on: { 'mandate.granted': { actions: 'endAtGateway' } },
    },
    revoked: {
      description: 'It is over; a bank that has not heard is told again.',
      on: { 'mandate.granted': { actions: 'endAtGateway' } },
    },
  },
});
