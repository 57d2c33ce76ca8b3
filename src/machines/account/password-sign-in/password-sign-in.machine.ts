import { assign, setup } from 'xstate';
import { normalisedEmail } from '../../../domain/account/account.ts';
import { normalisedMobile } from '../../../domain/kit/address.ts';
import type { Limited } from '../../kit/refusals.ts';
import { promiseSlot } from '../../kit/slot.ts';
import type { Tells } from '../../kit/tells.ts';
import type { SessionProfile } from '../session/session.machine.ts';
import type { SignInFact } from '../sign-in/sign-in.types.ts';

export type PasswordSignInEvent =
  | { type: 'identifier.type'; text: string }
  | { type: 'password.type'; text: string }
  | { type: 'password.submit' };

export interface Credentials {
  /** A phone number as +91 and ten digits, or an e-mail address. */
  readonly identifier: string;
  readonly password: string;
}

/** The result of a password; a wrong one is expected, so it is returned, not thrown. */
export type PasswordOutcome =
  | { readonly kind: 'right'; readonly token: string; readonly user: SessionProfile }
  | { readonly kind: 'wrong' }
  /** The password is right, but the person can't sign in, for example because they are blocked. */
  | { readonly kind: 'turned-away'; readonly message: string }
  | Limited;

export interface PasswordSignInInput {
  readonly parent: Tells<SignInFact>;
}

interface PasswordSignInContext extends PasswordSignInInput {
  readonly identifier: string;
  readonly password: string;
  readonly limitedUntil: string | null;
  /** The server's message on why they can't sign in; null otherwise. */
  readonly refusal: string | null;
}

/** Signing in with a password, which this device proves it knows without sending it (SES-05). */
export const passwordSignInMachine = setup({
  types: {} as { context: PasswordSignInContext; events: PasswordSignInEvent; input: PasswordSignInInput },
  actors: { prove: promiseSlot<PasswordOutcome, Credentials>() },
  actions: {
    setIdentifier: assign({ identifier: (_, params: { text: string }) => params.text }),
    setPassword: assign({ password: (_, params: { text: string }) => params.text }),
    clearPassword: assign({ password: '' }),
    setLimit: assign({
      limitedUntil: (_, { outcome }: { outcome: PasswordOutcome }) =>
        outcome.kind === 'limited' ? outcome.until : null,
    }),
    setRefusal: assign({
      refusal: (_, { outcome }: { outcome: PasswordOutcome }) =>
        outcome.kind === 'turned-away' ? outcome.message : null,
    }),
    tellBegun: ({ context }, { outcome }: { outcome: PasswordOutcome }) => {
      if (outcome.kind !== 'right') return;
      context.parent.send({ type: 'session.begin', token: outcome.token, profile: outcome.user, next: null });
    },
  },
  guards: {
    isFit: ({ context }) => identifierOf(context.identifier) !== null && context.password !== '',
    isRight: (_, params: { outcome: PasswordOutcome }) => params.outcome.kind === 'right',
    isTurnedAway: (_, params: { outcome: PasswordOutcome }) => params.outcome.kind === 'turned-away',
    isLimited: (_, params: { outcome: PasswordOutcome }) => params.outcome.kind === 'limited',
  },
  delays: { limitOver: 60_000 },
}).createMachine({
  id: 'password-sign-in',
  description: 'Signing in with a password, which this device proves it knows without sending it.',
  context: ({ input }) => ({ ...input, identifier: '', password: '', limitedUntil: null, refusal: null }),
  initial: 'entering',
  states: {
    entering: {
      description:
        'The visitor types a phone number or email address and a password. They are checked when submitted.',
      initial: 'typing',
      states: {
        typing: { description: 'No errors are shown.' },
        misfit: {
          description: 'Something is missing, or the first field is neither a phone number nor an email address.',
        },
        refused: { description: 'The account and the password don’t match. Nobody is told which one is wrong.' },
        turnedAway: { description: 'The password is right, but this person isn’t let in. The server says why.' },
        unanswered: { description: 'No answer. What was typed is still there.' },
      },
      on: {
        'identifier.type': {
          target: '.typing',
          actions: { type: 'setIdentifier', params: ({ event }) => ({ text: event.text }) },
        },
        'password.type': {
          target: '.typing',
          actions: { type: 'setPassword', params: ({ event }) => ({ text: event.text }) },
        },
        'password.submit': [{ guard: 'isFit', target: 'proving' }, { target: '.misfit' }],
      },
    },
    proving: {
      description: 'Proving the password to the server in two steps. The password itself stays on this device.',
      invoke: {
        id: 'prove',
        src: 'prove',
        input: ({ context }) => ({
          identifier: identifierOf(context.identifier) ?? context.identifier,
          password: context.password,
        }),
        onDone: [
          {
            guard: { type: 'isRight', params: ({ event }) => ({ outcome: event.output }) },
            target: 'signedIn',
            actions: [{ type: 'tellBegun', params: ({ event }) => ({ outcome: event.output }) }, 'clearPassword'],
          },
          {
            guard: { type: 'isLimited', params: ({ event }) => ({ outcome: event.output }) },
            target: 'limited',
            actions: { type: 'setLimit', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isTurnedAway', params: ({ event }) => ({ outcome: event.output }) },
            target: 'entering.turnedAway',
            actions: [{ type: 'setRefusal', params: ({ event }) => ({ outcome: event.output }) }, 'clearPassword'],
          },
          { target: 'entering.refused', actions: 'clearPassword' },
        ],
        onError: 'entering.unanswered',
      },
    },
    limited: {
      description:
        'Too many attempts. The visitor is told how long to wait, and can still sign in with a code by text message.',
      after: { limitOver: 'entering' },
    },
    signedIn: { description: 'Signed in. The server sent a token, and the shop opens the session.', type: 'final' },
  },
});

/** The identifier in the server's format; null if it is neither a phone number nor an e-mail address. */
function identifierOf(typed: string): string | null {
  return normalisedMobile(typed) ?? normalisedEmail(typed);
}
