import { assign, sendTo, setup } from 'xstate';
import type {
  AddressFormEvent,
  AddressFormFact,
  SavedAddress,
} from '../../checkout/address-form/address-form.types.ts';
import { emptyAddressDraft } from '../../checkout/address-form/address-form.types.ts';
import { addressFormMachine } from '../../checkout/address-form/address-form.machine.ts';
import { draftOf } from '../../checkout/address-form/address-form.rules.ts';
import {
  deliveryCheckMachine,
  type Delivery,
  type DeliveryCheckFact,
} from '../../catalogue/delivery-check/delivery-check.machine.ts';
import { promiseSlot } from '../../kit/slot.ts';
import type { Tells } from '../../kit/tells.ts';

export type AddressEditorEvent = { type: 'address.retry' } | AddressFormFact | DeliveryCheckFact;

export type AddressEditorFact = { type: 'address.kept' };

export interface AddressEditorInput {
  readonly parent: Tells<AddressEditorFact>;
  /** Null for a new address. */
  readonly id: string | null;
}

interface AddressEditorContext extends AddressEditorInput {
  readonly address: SavedAddress | null;
}

/** The page of one address: a new one, or one to change (ACC-02). */
export const addressEditorMachine = setup({
  types: {} as {
    context: AddressEditorContext;
    events: AddressEditorEvent;
    input: AddressEditorInput;
    children: { addressForm: 'addressForm'; delivery: 'delivery' };
  },
  actors: {
    /** Null if the account has no such address. */
    findAddress: promiseSlot<SavedAddress | null, { id: string }>(),
    addressForm: addressFormMachine,
    delivery: deliveryCheckMachine,
  },
  actions: {
    setAddress: assign({ address: (_, params: { address: SavedAddress | null }) => params.address }),
    checkPincode: sendTo('delivery', (_, params: { pincode: string }) => ({
      type: 'pincode.type' as const,
      text: params.pincode,
    })),
    passDelivery: sendTo('addressForm', (_, params: { delivery: Delivery }): AddressFormEvent => ({
      type: 'delivery.answered',
      delivery: params.delivery,
    })),
    tellKept: ({ context }) => context.parent.send({ type: 'address.kept' }),
  },
  guards: {
    isNew: ({ context }) => context.id === null,
    isThere: (_, params: { address: SavedAddress | null }) => params.address !== null,
  },
}).createMachine({
  id: 'address-editor',
  description: 'One address of the account on its own page: a new one, or one to change.',
  context: ({ input }) => ({ ...input, address: null }),
  initial: 'finding',
  states: {
    finding: {
      description: 'Loading the address, unless it is a new one.',
      always: { guard: 'isNew', target: 'editing' },
      invoke: {
        id: 'findAddress',
        src: 'findAddress',
        input: ({ context }) => ({ id: context.id ?? '' }),
        onDone: [
          {
            guard: { type: 'isThere', params: ({ event }) => ({ address: event.output }) },
            target: 'editing',
            actions: { type: 'setAddress', params: ({ event }) => ({ address: event.output }) },
          },
          { target: 'missing' },
        ],
        onError: 'failed',
      },
    },
    failed: {
      description: 'Couldn’t load the address. It can be retried.',
      on: { 'address.retry': 'finding' },
    },
    missing: { description: 'The account has no such address.' },
    editing: {
      description: 'The form is open. Delivery to the pincode is checked as it is typed.',
      invoke: [
        { id: 'delivery', src: 'delivery', input: ({ self }) => ({ parent: self }) },
        {
          id: 'addressForm',
          src: 'addressForm',
          input: ({ context, self }) => ({
            parent: self,
            draft: context.address ? draftOf(context.address) : emptyAddressDraft,
            chosenId: null,
            delivery: null,
          }),
        },
      ],
      on: {
        'pincode.entered': {
          actions: { type: 'checkPincode', params: ({ event }) => ({ pincode: event.pincode }) },
        },
        'delivery.answered': {
          actions: { type: 'passDelivery', params: ({ event }) => ({ delivery: event.delivery }) },
        },
        'address.chosen': { target: 'kept', actions: 'tellKept' },
      },
    },
    kept: { description: 'The address is saved. The page with all addresses opens next.' },
  },
});
