import type { Answer } from '../../../contract/call.ts';
import type { readAccount } from '../../../contract/account/account.calls.ts';
import { assign, setup } from 'xstate';
import { promiseSlot } from '../../kit/slot.ts';
import type { SavedAddress } from '../../checkout/address-form/address-form.types.ts';

/** A session of this person on one of their devices. */
export type SessionItem = Answer<typeof readAccount>['sessions'][number];

export type ListItem = SavedAddress | SessionItem;

/** What can be done with one item, or with all except this device. */
export type ListVerb = 'remove' | 'make-default' | 'end' | 'end-others';

export interface ListAct {
  readonly verb: ListVerb;
  /** '' for all others. */
  readonly id: string;
}

export type AccountListEvent =
  | { type: 'list.retry' }
  | { type: 'list.changed' }
  | { type: 'item.ask'; act: ListAct }
  | { type: 'item.keep' }
  | { type: 'item.confirm' }
  | { type: 'item.act'; act: ListAct };

export interface Listed {
  readonly items: readonly ListItem[];
  /** Devices only: whether the account has a password; null until loaded. */
  readonly hasPassword: boolean | null;
  /** Devices only: an e-mail address that hasn't been confirmed yet. */
  readonly awaitedEmail: string | null;
}

interface AccountListContext {
  readonly listed: Listed;
  /** The latest request. */
  readonly act: ListAct | null;
}

/** A list of the signed-in person: addresses, or devices (ACC-02, SES-05). */
export const accountListMachine = setup({
  types: {} as { context: AccountListContext; events: AccountListEvent },
  actors: {
    loadItems: promiseSlot<Listed>(),
    /** Makes the change and returns the updated list. */
    changeItem: promiseSlot<Listed, { act: ListAct | null }>(),
  },
  actions: {
    setListed: assign({ listed: (_, params: { listed: Listed }) => params.listed }),
    setAct: assign({ act: (_, params: { act: ListAct }) => params.act }),
    clearAct: assign({ act: null }),
  },
}).createMachine({
  id: 'account-list',
  description: 'A list that belongs to the signed-in person: addresses, or devices.',
  context: { listed: { items: [], hasPassword: null, awaitedEmail: null }, act: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'Loading the list.',
      invoke: {
        id: 'loadItems',
        src: 'loadItems',
        onDone: {
          target: 'shown',
          actions: { type: 'setListed', params: ({ event }) => ({ listed: event.output }) },
        },
        onError: 'failed',
      },
    },
    failed: {
      description: 'Couldn’t load the list. It can be retried.',
      on: { 'list.retry': 'loading' },
    },
    shown: {
      description: 'The list is shown.',
      initial: 'calm',
      states: {
        calm: { description: 'No error is shown.' },
        unchanged: { description: 'Couldn’t make the change. The list is as before.' },
      },
      on: {
        'list.changed': 'loading',
        'item.ask': {
          target: 'confirming',
          actions: { type: 'setAct', params: ({ event }) => ({ act: event.act }) },
        },
        'item.act': {
          target: 'changing',
          actions: { type: 'setAct', params: ({ event }) => ({ act: event.act }) },
        },
      },
    },
    confirming: {
      description: 'Asks for confirmation of a change that can’t be undone.',
      on: { 'item.confirm': 'changing', 'item.keep': { target: 'shown', actions: 'clearAct' } },
    },
    changing: {
      description: 'Making the change.',
      invoke: {
        id: 'changeItem',
        src: 'changeItem',
        input: ({ context }) => ({ act: context.act }),
        onDone: {
          target: 'shown',
          actions: [{ type: 'setListed', params: ({ event }) => ({ listed: event.output }) }, 'clearAct'],
        },
        onError: { target: 'shown.unchanged', actions: 'clearAct' },
      },
    },
  },
});
