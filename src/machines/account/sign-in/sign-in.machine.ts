import { assign, setup } from 'xstate';
import { normalisedMobile } from '../../../domain/kit/address.ts';
import { promiseSlot } from '../../kit/slot.ts';
import { digitsOf, lengthOf, limitOf, refusalOf } from './sign-in.rules.ts';
import type {
  SendOutcome,
  SignInContext,
  SignInEvent,
  SignInInput,
  SignInProgress,
  VerifyOutcome,
} from './sign-in.types.ts';

const keep = {
  type: 'keepProgress',
  params: ({ context: { phone, sent } }: { context: SignInContext }) => ({ progress: { phone, sent } }),
} as const;

/** Signing in with a one-time code: number, code, session (SES-04). A reload loses neither of them (PHN-01). */
export const signInMachine = setup({
  types: {} as {
    context: SignInContext;
    events: SignInEvent;
    input: SignInInput;
  },
  actors: {
    readProgress: promiseSlot<SignInProgress | null>(),
    sendCode: promiseSlot<SendOutcome, { phone: string }>(),
    verifyCode: promiseSlot<VerifyOutcome, { phone: string; code: string }>(),
  },
  actions: {
    setPhone: assign({ phone: (_, params: { text: string }) => params.text }),
    setCode: assign({
      code: ({ context }, params: { text: string }) => digitsOf(params.text).slice(0, lengthOf(context)),
    }),
    clearCode: assign({ code: '', refusal: null }),
    setProgress: assign((_, { progress }: { progress: SignInProgress | null }) => progress ?? {}),
    setSent: assign((_, { outcome }: { outcome: SendOutcome }) => {
      if (outcome.kind !== 'sent') return {};
      const { resendAfter, expiresAt, codeLength } = outcome;
      return { sent: { resendAfter, expiresAt, codeLength } };
    }),
    clearSent: assign({ sent: null }),
    keepProgress: (_, _params: { progress: SignInProgress }) => {},
    forgetProgress: () => {},
    setLimit: assign({
      limitedUntil: (_, params: { outcome: SendOutcome | VerifyOutcome }) => limitOf(params.outcome),
    }),
    setRefusal: assign({ code: '', refusal: (_, params: { outcome: VerifyOutcome }) => refusalOf(params.outcome) }),
    tellBegun: ({ context }, params: { outcome: VerifyOutcome }) => {
      if (params.outcome.kind !== 'right') return;
      const { token, user } = params.outcome;
      context.parent.send({ type: 'session.begin', token, profile: user, next: null });
    },
  },
  guards: {
    hasSent: (_, params: { progress: SignInProgress | null }) => params.progress?.sent != null,
    isMobile: ({ context }) => normalisedMobile(context.phone) !== null,
    isWholeCode: ({ context }) => context.code.length === lengthOf(context),
    isWholeText: ({ context }, params: { text: string }) => digitsOf(params.text).length >= lengthOf(context),
    isPaused: (_, params: { outcome: SendOutcome }) => params.outcome.kind === 'paused',
    isUnavailable: (_, params: { outcome: SendOutcome }) => params.outcome.kind === 'unavailable',
    isLimited: (_, params: { outcome: SendOutcome | VerifyOutcome }) => params.outcome.kind === 'limited',
    isRight: (_, params: { outcome: VerifyOutcome }) => params.outcome.kind === 'right',
  },
  delays: { resendPause: 30_000, limitOver: 60_000 },
}).createMachine({
  id: 'sign-in',
  description: 'Signing in with a one-time code: number, code, session.',
  context: ({ input }) => ({
    ...input,
    code: '',
    sent: null,
    limitedUntil: null,
    refusal: null,
  }),
  initial: 'restoring',
  states: {
    restoring: {
      description: 'Looking for a number typed, and a code requested, before the page was loaded again.',
      invoke: {
        id: 'readProgress',
        src: 'readProgress',
        onDone: [
          {
            guard: { type: 'hasSent', params: ({ event }) => ({ progress: event.output }) },
            target: 'codeAwaited',
            actions: { type: 'setProgress', params: ({ event }) => ({ progress: event.output }) },
          },
          {
            target: 'entering',
            actions: { type: 'setProgress', params: ({ event }) => ({ progress: event.output }) },
          },
        ],
        onError: 'entering',
      },
    },
    entering: {
      description: 'The visitor types a phone number. It is checked when it is submitted.',
      entry: ['clearCode', 'clearSent', keep],
      initial: 'typing',
      states: {
        typing: { description: 'No error is shown.' },
        misfit: { description: 'This is not an Indian mobile number.' },
      },
      on: {
        'phone.type': {
          target: '.typing',
          actions: [{ type: 'setPhone', params: ({ event }) => ({ text: event.text }) }, keep],
        },
        'phone.submit': [{ guard: 'isMobile', target: 'sending' }, { target: '.misfit' }],
      },
    },
    sending: {
      description: 'Asking the server to send a code. Known and unknown numbers get the same answer.',
      entry: 'clearCode',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ phone: normalisedMobile(context.phone) ?? context.phone }),
        onDone: [
          {
            guard: { type: 'isLimited', params: ({ event }) => ({ outcome: event.output }) },
            target: 'limited',
            actions: { type: 'setLimit', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isUnavailable', params: ({ event }) => ({ outcome: event.output }) },
            target: 'unavailable',
            actions: { type: 'setLimit', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isPaused', params: ({ event }) => ({ outcome: event.output }) },
            target: 'paused',
            actions: { type: 'setLimit', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'codeAwaited',
            actions: [{ type: 'setSent', params: ({ event }) => ({ outcome: event.output }) }, keep],
          },
        ],
        onError: 'unsent',
      },
      on: { 'phone.change': 'entering' },
    },
    unsent: {
      description: 'Couldn’t send a code. The number is still there.',
      on: { 'step.retry': 'sending', 'phone.change': 'entering' },
    },
    codeAwaited: {
      description: 'A code is on its way to the phone. Once it is complete, it is submitted automatically.',
      type: 'parallel',
      states: {
        code: {
          description: 'The digits of the code.',
          initial: 'typing',
          states: {
            typing: { description: 'The visitor is typing the code.' },
            refused: { description: 'The last code was wrong. The server says how many attempts are left.' },
          },
        },
        resend: {
          description: 'Whether another code can be sent.',
          initial: 'pausing',
          states: {
            pausing: { description: 'A code was just sent.', after: { resendPause: 'ready' } },
            ready: { description: 'Another code can be sent.', on: { 'code.resend': '#sign-in.sending' } },
          },
        },
      },
      on: {
        'code.type': [
          {
            guard: { type: 'isWholeText', params: ({ event }) => ({ text: event.text }) },
            target: 'verifying',
            actions: { type: 'setCode', params: ({ event }) => ({ text: event.text }) },
          },
          { target: '.code.typing', actions: { type: 'setCode', params: ({ event }) => ({ text: event.text }) } },
        ],
        'code.submit': { guard: 'isWholeCode', target: 'verifying' },
        'phone.change': 'entering',
      },
    },
    verifying: {
      description: 'Checking the code.',
      invoke: {
        id: 'verifyCode',
        src: 'verifyCode',
        input: ({ context }) => ({ phone: normalisedMobile(context.phone) ?? context.phone, code: context.code }),
        onDone: [
          {
            guard: { type: 'isRight', params: ({ event }) => ({ outcome: event.output }) },
            target: 'signedIn',
            actions: ['forgetProgress', { type: 'tellBegun', params: ({ event }) => ({ outcome: event.output }) }],
          },
          {
            guard: { type: 'isLimited', params: ({ event }) => ({ outcome: event.output }) },
            target: 'limited',
            actions: { type: 'setLimit', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: ['#sign-in.codeAwaited.code.refused', '#sign-in.codeAwaited.resend.pausing'],
            actions: { type: 'setRefusal', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: 'unverified',
      },
      on: { 'phone.change': 'entering' },
    },
    unverified: {
      description: 'No answer. The code is still there and can be sent again.',
      on: { 'step.retry': 'verifying', 'phone.change': 'entering' },
    },
    limited: {
      description: 'Too many attempts. The visitor is told how long to wait.',
      after: { limitOver: 'entering' },
      on: { 'phone.change': 'entering' },
    },
    paused: {
      description:
        'A code was sent a moment ago, to another tab. The visitor is told when the next can be requested.',
      after: { limitOver: 'entering' },
      on: { 'phone.change': 'entering' },
    },
    unavailable: {
      description:
        'The shop can’t send any more codes by text message for now. The visitor is told when to try again.',
      after: { limitOver: 'entering' },
      on: { 'phone.change': 'entering' },
    },
    signedIn: { description: 'Signed in. The server sent a token, and the shop opens the session.', type: 'final' },
  },
});
