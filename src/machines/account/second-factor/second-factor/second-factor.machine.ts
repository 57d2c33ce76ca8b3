import { assign, setup } from 'xstate';
import { totpDigits, type ProofMethod } from '../../../../domain/account/second-factor.ts';
import { promiseSlot, watchSlot } from '../../../kit/slot.ts';
import type { Tells } from '../../../kit/tells.ts';

/** Why a call was refused: no second factor in this session, or one too long ago. */
export type ProofReason = 'needed' | 'fresh';

export type SecondFactorEvent =
  | { type: 'proof.wanted'; reason: ProofReason }
  | { type: 'proof.retry' }
  | { type: 'proof.leave' }
  | { type: 'way.choose'; method: ProofMethod }
  | { type: 'passkey.show' }
  | { type: 'code.type'; text: string }
  | { type: 'code.submit' }
  | { type: 'factor.added' }
  | { type: 'factor.left' };

/** Repeats the waiting calls, or lets them fail. */
export type SecondFactorFact = { type: 'proof.settled'; isProven: boolean };

/** What the person can prove with. */
export type ProofStanding =
  | { readonly kind: 'proven' }
  | { readonly kind: 'enrol' }
  | { readonly kind: 'asked'; readonly methods: readonly ProofMethod[] };

export type ProofOutcome = { readonly kind: 'proven' } | { readonly kind: 'refused'; readonly message: string };

interface ShownProof {
  readonly method: ProofMethod;
  readonly code: string;
}

export interface SecondFactorInput {
  readonly parent: Tells<SecondFactorFact>;
}

interface SecondFactorContext extends SecondFactorInput, ShownProof {
  readonly reason: ProofReason;
  readonly methods: readonly ProofMethod[];
  /** Why the last attempt wasn't accepted; null otherwise. */
  readonly refusal: string | null;
}

const codeLength = 6;
const unreachable = 'We couldn’t check that. Check your connection and try again.';

/** Asks a staff member for a second factor when a call needs one; the call is then repeated (SEC-03). */
export const secondFactorMachine = setup({
  types: {} as { context: SecondFactorContext; events: SecondFactorEvent; input: SecondFactorInput },
  actors: {
    watchWants: watchSlot<Extract<SecondFactorEvent, { type: 'proof.wanted' }>>(),
    readStanding: promiseSlot<ProofStanding, { reason: ProofReason }>(),
    showProof: promiseSlot<ProofOutcome, ShownProof>(),
  },
  actions: {
    setReason: assign({ reason: (_, params: { reason: ProofReason }) => params.reason, refusal: null }),
    setMethods: assign((_, params: { standing: ProofStanding }) => {
      const methods = params.standing.kind === 'asked' ? params.standing.methods : [];
      return { methods, method: methods[0] ?? 'recovery', code: '', refusal: null };
    }),
    setMethod: assign({ method: (_, params: { method: ProofMethod }) => params.method, code: '', refusal: null }),
    setCode: assign({
      code: ({ context }, params: { text: string }) =>
        context.method === 'totp' ? totpDigits(params.text) : params.text.slice(0, 40),
      refusal: null,
    }),
    setRefusal: assign({
      code: '',
      refusal: (_, params: { outcome: ProofOutcome }) =>
        params.outcome.kind === 'refused' ? params.outcome.message : null,
    }),
    setUnreachable: assign({ refusal: unreachable }),
    tellProven: ({ context }) => context.parent.send({ type: 'proof.settled', isProven: true }),
    tellLeft: ({ context }) => context.parent.send({ type: 'proof.settled', isProven: false }),
  },
  guards: {
    isProven: (_, params: { kind: string }) => params.kind === 'proven',
    isEnrolment: (_, params: { kind: string }) => params.kind === 'enrol',
    isByPasskey: ({ context }) => context.method === 'passkey',
    isPasskeyFirst: (_, params: { standing: ProofStanding }) =>
      params.standing.kind === 'asked' && params.standing.methods[0] === 'passkey',
    isPasskeyChosen: (_, params: { method: ProofMethod }) => params.method === 'passkey',
    isWholeText: ({ context }, params: { text: string }) =>
      context.method === 'totp' && totpDigits(params.text).length === codeLength,
    hasCode: ({ context }) =>
      context.method === 'totp' ? context.code.length === codeLength : context.code.trim() !== '',
  },
}).createMachine({
  id: 'second-factor',
  description: 'Asks for a second factor when the server demands one, then repeats the request.',
  context: ({ input }) => ({
    ...input,
    reason: 'needed',
    methods: [],
    method: 'passkey',
    code: '',
    refusal: null,
  }),
  invoke: { id: 'watchWants', src: 'watchWants' },
  initial: 'idle',
  states: {
    idle: {
      description: 'No request is waiting.',
      on: {
        'proof.wanted': {
          target: 'reading',
          actions: { type: 'setReason', params: ({ event }) => ({ reason: event.reason }) },
        },
      },
    },
    reading: {
      description: 'Loading the second factors that this person has.',
      invoke: {
        id: 'readStanding',
        src: 'readStanding',
        input: ({ context }) => ({ reason: context.reason }),
        onDone: [
          {
            guard: { type: 'isProven', params: ({ event }) => event.output },
            target: 'idle',
            actions: 'tellProven',
          },
          { guard: { type: 'isEnrolment', params: ({ event }) => event.output }, target: 'enrolling' },
          {
            guard: { type: 'isPasskeyFirst', params: ({ event }) => ({ standing: event.output }) },
            target: 'asking.passkey',
            actions: { type: 'setMethods', params: ({ event }) => ({ standing: event.output }) },
          },
          {
            target: 'asking.typing',
            actions: { type: 'setMethods', params: ({ event }) => ({ standing: event.output }) },
          },
        ],
        onError: 'unread',
      },
      on: { 'proof.leave': { target: 'idle', actions: 'tellLeft' } },
    },
    unread: {
      description: 'Couldn’t load the second factors. The person can try again.',
      on: { 'proof.retry': 'reading', 'proof.leave': { target: 'idle', actions: 'tellLeft' } },
    },
    asking: {
      description: 'Asks for one of the person’s second factors.',
      initial: 'passkey',
      states: {
        passkey: { description: 'With a passkey.', on: { 'passkey.show': '#second-factor.proving' } },
        typing: {
          description: 'With a code from the app, or a recovery code.',
          on: {
            'code.type': [
              {
                guard: { type: 'isWholeText', params: ({ event }) => ({ text: event.text }) },
                target: '#second-factor.proving',
                actions: { type: 'setCode', params: ({ event }) => ({ text: event.text }) },
              },
              { actions: { type: 'setCode', params: ({ event }) => ({ text: event.text }) } },
            ],
            'code.submit': { guard: 'hasCode', target: '#second-factor.proving' },
          },
        },
      },
      on: {
        'way.choose': [
          {
            guard: { type: 'isPasskeyChosen', params: ({ event }) => ({ method: event.method }) },
            target: '.passkey',
            actions: { type: 'setMethod', params: ({ event }) => ({ method: event.method }) },
          },
          {
            target: '.typing',
            actions: { type: 'setMethod', params: ({ event }) => ({ method: event.method }) },
          },
        ],
        'proof.leave': { target: 'idle', actions: 'tellLeft' },
      },
    },
    proving: {
      description: 'Checking the second factor.',
      invoke: {
        id: 'showProof',
        src: 'showProof',
        input: ({ context: { method, code } }) => ({ method, code }),
        onDone: [
          {
            guard: { type: 'isProven', params: ({ event }) => event.output },
            target: 'idle',
            actions: 'tellProven',
          },
          {
            guard: 'isByPasskey',
            target: 'asking.passkey',
            actions: { type: 'setRefusal', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'asking.typing',
            actions: { type: 'setRefusal', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: [
          { guard: 'isByPasskey', target: 'asking.passkey', actions: 'setUnreachable' },
          { target: 'asking.typing', actions: 'setUnreachable' },
        ],
      },
      on: { 'proof.leave': { target: 'idle', actions: 'tellLeft' } },
    },
    enrolling: {
      description: 'The person has no second factor yet and sets one up.',
      on: {
        'factor.added': { target: 'idle', actions: 'tellProven' },
        'factor.left': { target: 'idle', actions: 'tellLeft' },
      },
    },
  },
});
