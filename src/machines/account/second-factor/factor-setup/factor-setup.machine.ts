import { assign, setup } from 'xstate';
import { totpDigits } from '../../../../domain/account/second-factor.ts';
import { promiseSlot } from '../../../kit/slot.ts';
import type { Tells } from '../../../kit/tells.ts';

export type FactorSetupEvent =
  | { type: 'enrolment.type'; text: string }
  | { type: 'passkey.add' }
  | { type: 'app.add' }
  | { type: 'code.type'; text: string }
  | { type: 'code.submit' }
  | { type: 'setup.back' }
  | { type: 'codes.kept' };

export type FactorSetupFact = { type: 'factor.added' };

export type AddOutcome =
  | { readonly kind: 'added'; readonly recoveryCodes: readonly string[] | null }
  | { readonly kind: 'refused'; readonly message: string };

/** The secret for an authenticator app. */
export interface AppSecret {
  readonly secret: string;
  readonly uri: string;
}

export type StartOutcome =
  | ({ readonly kind: 'started' } & AppSecret)
  | { readonly kind: 'refused'; readonly message: string };

export interface FactorSetupInput {
  readonly parent: Tells<FactorSetupFact>;
  /** Whether it is the first factor, in a shop that requires an enrolment code. */
  readonly isEnrolling: boolean;
}

interface FactorSetupContext extends FactorSetupInput {
  readonly enrolmentCode: string;
  readonly app: AppSecret | null;
  readonly code: string;
  readonly recoveryCodes: readonly string[];
  readonly refusal: string | null;
}

const codeLength = 6;
const unreachable = 'We couldn’t reach the shop. Check your connection and try again.';

/** Sets up a passkey or an authenticator app; the first one comes with recovery codes to save (SEC-03). */
export const factorSetupMachine = setup({
  types: {} as { context: FactorSetupContext; events: FactorSetupEvent; input: FactorSetupInput },
  actors: {
    addPasskey: promiseSlot<AddOutcome, { enrolmentCode: string }>(),
    startApp: promiseSlot<StartOutcome, { enrolmentCode: string }>(),
    confirmApp: promiseSlot<AddOutcome, { code: string }>(),
  },
  actions: {
    setEnrolmentCode: assign({
      enrolmentCode: (_, params: { text: string }) => params.text.slice(0, 40),
      refusal: null,
    }),
    setApp: assign({
      app: (_, params: { outcome: StartOutcome }) => (params.outcome.kind === 'started' ? params.outcome : null),
      code: '',
      refusal: null,
    }),
    setCode: assign({ code: (_, params: { text: string }) => totpDigits(params.text), refusal: null }),
    setCodes: assign({
      recoveryCodes: (_, params: { outcome: AddOutcome }) =>
        params.outcome.kind === 'added' ? (params.outcome.recoveryCodes ?? []) : [],
      refusal: null,
    }),
    setRefusal: assign({
      code: '',
      refusal: (_, params: { outcome: AddOutcome | StartOutcome }) =>
        params.outcome.kind === 'refused' ? params.outcome.message : null,
    }),
    setUnreachable: assign({ refusal: unreachable }),
    clearRefusal: assign({ code: '', refusal: null }),
    askForCode: assign({ refusal: 'Enter your enrolment code first' }),
    tellAdded: ({ context }) => context.parent.send({ type: 'factor.added' }),
  },
  guards: {
    isCodeMissing: ({ context }) => context.isEnrolling && context.enrolmentCode.trim() === '',
    isStarted: (_, params: { kind: string }) => params.kind === 'started',
    hasNewCodes: (_, params: { outcome: AddOutcome }) =>
      params.outcome.kind === 'added' && params.outcome.recoveryCodes !== null,
    isAdded: (_, params: { kind: string }) => params.kind === 'added',
    isWholeText: (_, params: { text: string }) => totpDigits(params.text).length === codeLength,
    hasCode: ({ context }) => context.code.length === codeLength,
  },
}).createMachine({
  id: 'factor-setup',
  description: 'Sets up a passkey or an authenticator app, then shows the recovery codes.',
  context: ({ input }) => ({
    ...input,
    enrolmentCode: '',
    app: null,
    code: '',
    recoveryCodes: [],
    refusal: null,
  }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The person chooses between a passkey and an app.',
      on: {
        'enrolment.type': { actions: { type: 'setEnrolmentCode', params: ({ event }) => ({ text: event.text }) } },
        'passkey.add': [{ guard: 'isCodeMissing', actions: 'askForCode' }, { target: 'makingPasskey' }],
        'app.add': [{ guard: 'isCodeMissing', actions: 'askForCode' }, { target: 'startingApp' }],
      },
    },
    makingPasskey: {
      description: 'The browser creates a passkey, and the server saves it.',
      invoke: {
        id: 'addPasskey',
        src: 'addPasskey',
        input: ({ context }) => ({ enrolmentCode: context.enrolmentCode }),
        onDone: [
          {
            guard: { type: 'hasNewCodes', params: ({ event }) => ({ outcome: event.output }) },
            target: 'codesShown',
            actions: { type: 'setCodes', params: ({ event }) => ({ outcome: event.output }) },
          },
          { guard: { type: 'isAdded', params: ({ event }) => event.output }, target: 'added' },
          {
            target: 'choosing',
            actions: { type: 'setRefusal', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: { target: 'choosing', actions: 'setUnreachable' },
      },
    },
    startingApp: {
      description: 'The server creates a secret for the app.',
      invoke: {
        id: 'startApp',
        src: 'startApp',
        input: ({ context }) => ({ enrolmentCode: context.enrolmentCode }),
        onDone: [
          {
            guard: { type: 'isStarted', params: ({ event }) => event.output },
            target: 'scanning',
            actions: { type: 'setApp', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'choosing',
            actions: { type: 'setRefusal', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: { target: 'choosing', actions: 'setUnreachable' },
      },
    },
    scanning: {
      description: 'Shows the secret and asks for a code from the app.',
      on: {
        'code.type': [
          {
            guard: { type: 'isWholeText', params: ({ event }) => ({ text: event.text }) },
            target: 'confirming',
            actions: { type: 'setCode', params: ({ event }) => ({ text: event.text }) },
          },
          { actions: { type: 'setCode', params: ({ event }) => ({ text: event.text }) } },
        ],
        'code.submit': { guard: 'hasCode', target: 'confirming' },
        'setup.back': { target: 'choosing', actions: 'clearRefusal' },
      },
    },
    confirming: {
      description: 'The server checks the code.',
      invoke: {
        id: 'confirmApp',
        src: 'confirmApp',
        input: ({ context }) => ({ code: context.code }),
        onDone: [
          {
            guard: { type: 'hasNewCodes', params: ({ event }) => ({ outcome: event.output }) },
            target: 'codesShown',
            actions: { type: 'setCodes', params: ({ event }) => ({ outcome: event.output }) },
          },
          { guard: { type: 'isAdded', params: ({ event }) => event.output }, target: 'added' },
          {
            target: 'scanning',
            actions: { type: 'setRefusal', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: { target: 'scanning', actions: 'setUnreachable' },
      },
    },
    codesShown: {
      description: 'Shows the recovery codes once, for the person to save.',
      on: { 'codes.kept': 'added' },
    },
    added: { description: 'The second factor is set up.', type: 'final', entry: 'tellAdded' },
  },
});
