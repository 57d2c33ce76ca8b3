import { assign, setup } from 'xstate';
import { accountMistakes, wantsCode, type AccountField } from '../../../domain/account/account-form.ts';
import { withoutField } from '../../kit/refusals.ts';
import { promiseSlot } from '../../kit/slot.ts';
import type {
  AccountFormContext,
  AccountFormEvent,
  AccountFormInput,
  CodeOutcome,
  SubmitOutcome,
  Submission,
} from './account-form.types.ts';

const usualLength = 6;

/**
 * An account form confirmed with a one-time code: for a new account, changed details or password, or account
 * deletion (SES-05).
 */
export const accountFormMachine = setup({
  types: {} as { context: AccountFormContext; events: AccountFormEvent; input: AccountFormInput },
  actors: {
    sendCode: promiseSlot<CodeOutcome, Submission>(),
    submit: promiseSlot<SubmitOutcome, Submission>(),
  },
  actions: {
    setField: assign(({ context }, { field, text }: { field: AccountField; text: string }) => ({
      fields: { ...context.fields, [field]: text },
      refusals: withoutField(context.refusals, field),
    })),
    setCode: assign({
      code: ({ context }, params: { text: string }) => digitsOf(params.text, context.codeLength),
      codeRefusal: null,
    }),
    clearCode: assign({ code: '', codeRefusal: null }),
    setSent: assign((_, { outcome }: { outcome: CodeOutcome }) =>
      outcome.kind === 'sent' ? { resendAt: outcome.resendAfter, codeLength: outcome.codeLength } : {},
    ),
    setLimit: assign({
      limitedUntil: (_, { outcome }: { outcome: CodeOutcome | SubmitOutcome }) =>
        'until' in outcome ? outcome.until : null,
    }),
    setRefusals: assign((_, { outcome }: { outcome: CodeOutcome | SubmitOutcome }) => ({
      refusals: outcome.kind === 'refused' ? outcome.fields : {},
      refusal: outcome.kind === 'refused' ? outcome.message : null,
    })),
    clearRefusal: assign({ refusal: null, refusals: {} }),
    setCodeRefusal: assign({
      code: '',
      codeRefusal: (_, { outcome }: { outcome: SubmitOutcome }) =>
        outcome.kind === 'wrong-code' ? outcome.message : null,
    }),
    startAnew: assign(({ context }) => ({
      fields: context.purpose === 'password' ? { ...context.fields, password: '' } : context.fields,
    })),
    settleFields: assign(({ context }) => ({ before: context.fields })),
    tellDone: ({ context }, { outcome }: { outcome: SubmitOutcome }) => {
      if (outcome.kind === 'done') context.parent.send({ type: 'account.settled', session: outcome.session });
    },
  },
  guards: {
    isOpenAtOnce: ({ context }) => context.purpose === 'register' || context.purpose === 'profile',
    isFit: ({ context }) => Object.keys(accountMistakes(context.purpose, context.fields)).length === 0,
    isFitAlone: ({ context }) =>
      Object.keys(accountMistakes(context.purpose, context.fields)).length === 0 &&
      !wantsCode(context.purpose, context.fields, context.before),
    isWholeText: ({ context }, params: { text: string }) =>
      digitsOf(params.text, context.codeLength).length === context.codeLength,
    isPaused: (_, params: { outcome: CodeOutcome }) => params.outcome.kind === 'paused',
    isUnavailable: (_, params: { outcome: CodeOutcome }) => params.outcome.kind === 'unavailable',
    isLimited: (_, params: { outcome: CodeOutcome | SubmitOutcome }) => params.outcome.kind === 'limited',
    isRefused: (_, params: { outcome: CodeOutcome | SubmitOutcome }) => params.outcome.kind === 'refused',
    isWrongCode: (_, params: { outcome: SubmitOutcome }) => params.outcome.kind === 'wrong-code',
  },
  delays: { resendPause: 30_000, limitOver: 60_000 },
}).createMachine({
  id: 'account-form',
  description: 'An account form that is confirmed with a one-time code.',
  context: ({ input }) => ({
    ...input,
    fields: input.before,
    code: '',
    codeLength: usualLength,
    resendAt: null,
    limitedUntil: null,
    refusals: {},
    refusal: null,
    codeRefusal: null,
  }),
  initial: 'closed',
  states: {
    closed: {
      description: 'Only the button that opens the form is shown, unless the form has its own page.',
      always: { guard: 'isOpenAtOnce', target: 'editing' },
      on: { 'form.open': 'editing' },
    },
    editing: {
      description: 'The visitor fills in the form. It is checked when it is submitted.',
      entry: 'clearCode',
      initial: 'calm',
      states: {
        calm: { description: 'No errors are shown.' },
        misfit: { description: 'Something is missing or wrong. Every such field says so.' },
        refused: { description: 'The server refused the form and said why.' },
      },
      on: {
        'field.type': {
          target: '.calm',
          actions: { type: 'setField', params: ({ event }) => ({ field: event.field, text: event.text }) },
        },
        'form.submit': [
          { guard: 'isFitAlone', target: 'submitting', actions: 'clearRefusal' },
          { guard: 'isFit', target: 'sending', actions: 'clearRefusal' },
          { target: '.misfit' },
        ],
        'form.close': { target: 'closed', actions: 'startAnew' },
      },
    },
    sending: {
      description: 'Asking for a code that proves whose account or address it is.',
      entry: 'clearCode',
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({ purpose: context.purpose, fields: context.fields, code: '' }),
        onDone: [
          {
            guard: { type: 'isLimited', params: ({ event }) => ({ outcome: event.output }) },
            target: 'limited',
            actions: { type: 'setLimit', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isPaused', params: ({ event }) => ({ outcome: event.output }) },
            target: 'paused',
            actions: { type: 'setLimit', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isUnavailable', params: ({ event }) => ({ outcome: event.output }) },
            target: 'unavailable',
            actions: { type: 'setLimit', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ outcome: event.output }) },
            target: 'editing.refused',
            actions: { type: 'setRefusals', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'codeAwaited',
            actions: { type: 'setSent', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: 'unsent',
      },
    },
    unsent: {
      description: 'Couldn’t send a code. What was typed is still there.',
      on: { 'step.retry': 'sending', 'form.change': 'editing' },
    },
    codeAwaited: {
      description: 'A code is on its way. Once it is complete, it is submitted automatically.',
      initial: 'pausing',
      states: {
        pausing: { description: 'A code was just sent.', after: { resendPause: 'ready' } },
        ready: { description: 'Another code can be sent.', on: { 'code.resend': '#account-form.sending' } },
      },
      on: {
        'code.type': [
          {
            guard: { type: 'isWholeText', params: ({ event }) => ({ text: event.text }) },
            target: 'submitting',
            actions: { type: 'setCode', params: ({ event }) => ({ text: event.text }) },
          },
          { actions: { type: 'setCode', params: ({ event }) => ({ text: event.text }) } },
        ],
        'form.change': 'editing',
      },
    },
    submitting: {
      description: 'Submitting the form with the code.',
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context }) => ({ purpose: context.purpose, fields: context.fields, code: context.code }),
        onDone: [
          {
            guard: { type: 'isLimited', params: ({ event }) => ({ outcome: event.output }) },
            target: 'limited',
            actions: { type: 'setLimit', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isWrongCode', params: ({ event }) => ({ outcome: event.output }) },
            target: 'codeAwaited',
            actions: { type: 'setCodeRefusal', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ outcome: event.output }) },
            target: 'editing.refused',
            actions: { type: 'setRefusals', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'done',
            actions: ['settleFields', { type: 'tellDone', params: ({ event }) => ({ outcome: event.output }) }],
          },
        ],
        onError: 'unsubmitted',
      },
    },
    unsubmitted: {
      description: 'No answer. The code is still there and can be sent again.',
      on: { 'step.retry': 'submitting', 'form.change': 'editing' },
    },
    limited: {
      description: 'Too many attempts. The visitor is told how long to wait.',
      after: { limitOver: 'editing' },
      on: { 'form.change': 'editing' },
    },
    paused: {
      description: 'A code was sent a moment ago. The visitor is told when the next can be requested.',
      after: { limitOver: 'editing' },
      on: { 'form.change': 'editing' },
    },
    unavailable: {
      description:
        'The shop can’t send any more codes by text message for now. The visitor is told when to try again.',
      after: { limitOver: 'editing' },
      on: { 'form.change': 'editing' },
    },
    done: {
      description: 'Done. Typing, or opening the form again, starts another change.',
      entry: 'startAnew',
      on: {
        'form.open': 'editing',
        'field.type': {
          target: 'editing',
          actions: { type: 'setField', params: ({ event }) => ({ field: event.field, text: event.text }) },
        },
      },
    },
  },
});

function digitsOf(text: string, length: number): string {
  return text.replaceAll(/\D/gu, '').slice(0, length);
}
