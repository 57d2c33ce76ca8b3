import type { Answer } from '../../../../contract/call.ts';
import type { listFactors } from '../../../../contract/account/second-factor.calls.ts';
import { assign, setup } from 'xstate';
import { promiseSlot } from '../../../kit/slot.ts';

export type Factor = FactorsListed['factors'][number];

export type FactorsListed = Answer<typeof listFactors>;

export type RemovalOutcome =
  | ({ readonly kind: 'removed' } & FactorsListed)
  | { readonly kind: 'refused'; readonly message: string };

export type FactorListEvent =
  | { type: 'list.retry' }
  | { type: 'factor.add' }
  | { type: 'factor.added' }
  | { type: 'factor.left' }
  | { type: 'removal.ask'; id: string }
  | { type: 'removal.confirm' }
  | { type: 'removal.refuse' }
  | { type: 'codes.renew' }
  | { type: 'renewal.confirm' }
  | { type: 'renewal.refuse' }
  | { type: 'codes.kept' };

interface FactorListContext {
  readonly listed: FactorsListed;
  /** Id of the factor to confirm or being removed; '' for none. */
  readonly chosen: string;
  readonly codes: readonly string[];
  /** Why the last request failed; null otherwise. */
  readonly trouble: string | null;
}

/** A member of staff's passkeys, authenticator app and recovery codes (SEC-03). */
export const factorListMachine = setup({
  types: {} as { context: FactorListContext; events: FactorListEvent },
  actors: {
    loadFactors: promiseSlot<FactorsListed>(),
    /** Removes a factor and returns the remaining ones. */
    removeFactor: promiseSlot<RemovalOutcome, { id: string }>(),
    renewCodes: promiseSlot<readonly string[]>(),
  },
  actions: {
    setListed: assign({ listed: (_, params: { listed: FactorsListed }) => params.listed }),
    setRemoved: assign({
      listed: ({ context }, params: { outcome: RemovalOutcome }) =>
        params.outcome.kind === 'removed' ? params.outcome : context.listed,
      trouble: (_, params: { outcome: RemovalOutcome }) =>
        params.outcome.kind === 'refused' ? params.outcome.message : null,
      chosen: '',
    }),
    setChosen: assign({ chosen: (_, params: { id: string }) => params.id, trouble: null }),
    clearChosen: assign({ chosen: '' }),
    clearTrouble: assign({ trouble: null }),
    setCodes: assign({ codes: (_, params: { codes: readonly string[] }) => params.codes }),
    forgetCodes: assign({ codes: [] }),
    setUnremoved: assign({ chosen: '', trouble: 'We couldn’t remove it. Try again.' }),
    setUnrenewed: assign({ trouble: 'We couldn’t make new codes. Try again.' }),
  },
}).createMachine({
  id: 'factor-list',
  description: 'The passkeys, authenticator app and recovery codes of a staff member.',
  context: {
    listed: { factors: [], recoveryCodes: 0, isDemanded: false },
    chosen: '',
    codes: [],
    trouble: null,
  },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the second factors.',
      invoke: {
        id: 'loadFactors',
        src: 'loadFactors',
        onDone: {
          target: 'shown',
          actions: { type: 'setListed', params: ({ event }) => ({ listed: event.output }) },
        },
        onError: 'failed',
      },
    },
    failed: {
      description: 'Couldn’t load the second factors. The person can try again.',
      on: { 'list.retry': 'loading' },
    },
    shown: {
      description: 'The second factors are listed, and one can be added or removed.',
      on: {
        'factor.add': { target: 'adding', actions: 'clearTrouble' },
        'removal.ask': {
          target: 'removalAsked',
          actions: { type: 'setChosen', params: ({ event }) => ({ id: event.id }) },
        },
        'codes.renew': { target: 'renewalAsked', actions: 'clearTrouble' },
      },
    },
    adding: {
      description: 'Setting up another one, in the setup chart.',
      on: { 'factor.added': 'loading', 'factor.left': 'loading' },
    },
    removalAsked: {
      description: 'Asks the person to confirm the removal.',
      on: { 'removal.confirm': 'removing', 'removal.refuse': { target: 'shown', actions: 'clearChosen' } },
    },
    removing: {
      description: 'Removing the second factor.',
      invoke: {
        id: 'removeFactor',
        src: 'removeFactor',
        input: ({ context }) => ({ id: context.chosen }),
        onDone: {
          target: 'shown',
          actions: { type: 'setRemoved', params: ({ event }) => ({ outcome: event.output }) },
        },
        onError: { target: 'shown', actions: 'setUnremoved' },
      },
    },
    renewalAsked: {
      description: 'Asks the person to confirm that the old recovery codes stop working.',
      on: { 'renewal.confirm': 'renewing', 'renewal.refuse': 'shown' },
    },
    renewing: {
      description: 'Making new recovery codes.',
      invoke: {
        id: 'renewCodes',
        src: 'renewCodes',
        onDone: {
          target: 'codesShown',
          actions: { type: 'setCodes', params: ({ event }) => ({ codes: event.output }) },
        },
        onError: { target: 'shown', actions: 'setUnrenewed' },
      },
    },
    codesShown: {
      description: 'Shows the new recovery codes, once.',
      on: { 'codes.kept': { target: 'loading', actions: 'forgetCodes' } },
    },
  },
});
