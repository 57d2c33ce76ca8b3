import type { Answer } from '../../../contract/call.ts';
import type { getReferral } from '../../../contract/account/referral/referral.calls.ts';
import { assign, setup } from 'xstate';
import { codeCopyMachine, type CodeCopyFact } from '../../promotions/code-copy/code-copy.machine.ts';
import { promiseSlot } from '../../kit/slot.ts';
import { failureOf, type Failure } from '../../kit/tells.ts';

/** The person's referral code, and what it has earned. */
export type OwnReferral = Answer<typeof getReferral>;

export type ReferralEvent = { type: 'referral.retry' } | { type: 'referral.share' } | CodeCopyFact;

export interface ReferralInput {
  /** Whether this device can share a link with other apps. */
  readonly canShare: boolean;
}

interface ReferralContext extends ReferralInput {
  readonly own: OwnReferral | null;
  readonly failure: Failure | null;
  /** The browser refused to copy, so the link is shown for copying by hand. */
  readonly isRefused: boolean;
}

/** The page for inviting friends (ACC-04). */
export const referralMachine = setup({
  types: {} as {
    context: ReferralContext;
    events: ReferralEvent;
    input: ReferralInput;
    children: { linkCopy: 'linkCopy'; fetchReferral: 'fetchReferral'; shareLink: 'shareLink' };
  },
  actors: {
    fetchReferral: promiseSlot<OwnReferral>(),
    shareLink: promiseSlot<undefined, { link: string }>(),
    linkCopy: codeCopyMachine,
  },
  actions: {
    setOwn: assign({ own: (_, params: { own: OwnReferral }) => params.own }),
    setFailure: assign({ failure: (_, params: { error: unknown }) => failureOf(params.error) }),
    clearFailure: assign({ failure: null }),
    markRefused: assign({ isRefused: true }),
    markCopied: assign({ isRefused: false }),
  },
  guards: { canShare: ({ context }) => context.canShare },
}).createMachine({
  id: 'referral',
  description: 'The page for inviting friends.',
  context: ({ input }) => ({ ...input, own: null, failure: null, isRefused: false }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the code and the invited friends.',
      invoke: {
        id: 'fetchReferral',
        src: 'fetchReferral',
        onDone: { target: 'known', actions: { type: 'setOwn', params: ({ event }) => ({ own: event.output }) } },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    known: {
      description: 'The link can be copied and shared.',
      initial: 'ready',
      invoke: {
        id: 'linkCopy',
        src: 'linkCopy',
        input: ({ context, self }) => ({ parent: self, code: context.own?.link ?? '' }),
      },
      on: { 'code.refused': { actions: 'markRefused' }, 'code.copied': { actions: 'markCopied' } },
      states: {
        ready: {
          description: 'Waiting for the shopper to copy or share.',
          on: { 'referral.share': { guard: 'canShare', target: 'sharing' } },
        },
        sharing: {
          description: 'The device’s share menu is open. What the shopper does there isn’t known.',
          invoke: {
            id: 'shareLink',
            src: 'shareLink',
            input: ({ context }) => ({ link: context.own?.link ?? '' }),
            onDone: 'ready',
            onError: 'ready',
          },
        },
      },
    },
    failed: {
      description: 'Couldn’t load the page. It can be retried.',
      on: { 'referral.retry': { target: 'loading', actions: 'clearFailure' } },
    },
  },
});
