import { assign, setup } from 'xstate';
import { tidiedAddress, type Address, type AddressErrors, type AddressField } from '../../../domain/kit/address.ts';
import type { Delivery } from '../../catalogue/delivery-check/delivery-check.machine.ts';
import { withoutField } from '../../kit/refusals.ts';
import { promiseSlot } from '../../kit/slot.ts';
import {
  choiceAmong,
  chosenAddress,
  formErrors,
  isReached,
  placedBy,
  plainAddress,
  refusalsOf,
  typedInto,
} from './address-form.rules.ts';
import type { AddressFormContext, AddressFormEvent, AddressFormInput, SavedAddress } from './address-form.types.ts';

/** Where the order goes: a saved address or a new one, pincode first. Nothing typed is lost (CHK-03). */
export const addressFormMachine = setup({
  types: {} as { context: AddressFormContext; events: AddressFormEvent; input: AddressFormInput },
  actors: {
    listAddresses: promiseSlot<readonly SavedAddress[]>(),
    saveAddress: promiseSlot<SavedAddress, { address: Address }>(),
  },
  actions: {
    setSaved: assign(({ context }, params: { saved: readonly SavedAddress[] }) => ({
      saved: params.saved,
      chosenId: choiceAmong(params.saved, context.chosenId),
    })),
    setChoice: assign({ chosenId: (_, params: { id: string }) => params.id }),
    setField: assign(({ context }, { field, text }: { field: AddressField; text: string }) => ({
      draft: typedInto(context.draft, field, text),
      refusals: withoutField(context.refusals, field),
    })),
    markLeft: assign({
      left: ({ context }, params: { field: AddressField }) => [...new Set([...context.left, params.field])],
    }),
    setDelivery: assign(({ context }, params: { delivery: Delivery }) => ({
      delivery: params.delivery,
      draft: placedBy(context.draft, params.delivery),
    })),
    setRefusals: assign({
      refusals: (_, params: { error: unknown }): AddressErrors => refusalsOf(params.error) ?? {},
    }),
    tellDrafted: ({ context }) => context.parent.send({ type: 'address.drafted', draft: context.draft }),
    tellPincode: ({ context }, params: { pincode: string }) =>
      context.parent.send({ type: 'pincode.entered', pincode: params.pincode }),
    tellChosen: ({ context }, params: { saved: SavedAddress | null }) => {
      if (!params.saved) return;
      context.parent.send({
        type: 'address.chosen',
        addressId: params.saved.id,
        address: plainAddress(params.saved),
      });
    },
  },
  guards: {
    hasSaved: ({ context }) => context.saved.length > 0,
    shouldChoose: ({ context }, params: { saved: readonly SavedAddress[] }) =>
      params.saved.length > 0 && context.draft.typed.length === 0,
    isSaved: ({ context }, params: { id: string }) => context.saved.some(({ id }) => id === params.id),
    isPincode: (_, params: { field: AddressField }) => params.field === 'pincode',
    canUseChoice: ({ context }) => {
      const chosen = chosenAddress(context);
      return chosen !== null && isReached(chosen.pincode, context.delivery);
    },
    canUseDraft: ({ context }) => Object.keys(formErrors(context)).length === 0,
    isFieldRefused: (_, params: { error: unknown }) => refusalsOf(params.error) !== null,
  },
}).createMachine({
  id: 'address-form',
  description: 'Where the order goes: a saved address or a new one, pincode first.',
  context: ({ input }) => ({ ...input, saved: [], left: [], refusals: {} }),
  initial: 'loading',
  on: {
    'delivery.answered': {
      actions: [{ type: 'setDelivery', params: ({ event }) => ({ delivery: event.delivery }) }, 'tellDrafted'],
    },
  },
  states: {
    loading: {
      description: 'Loading the saved addresses of the account.',
      invoke: {
        id: 'listAddresses',
        src: 'listAddresses',
        onDone: [
          {
            guard: { type: 'shouldChoose', params: ({ event }) => ({ saved: event.output }) },
            target: 'choosing',
            actions: { type: 'setSaved', params: ({ event }) => ({ saved: event.output }) },
          },
          { target: 'editing', actions: { type: 'setSaved', params: ({ event }) => ({ saved: event.output }) } },
        ],
        onError: 'editing.unlisted',
      },
    },
    choosing: {
      description: 'The shopper picks one of the saved addresses.',
      entry: { type: 'tellPincode', params: ({ context }) => ({ pincode: chosenAddress(context)?.pincode ?? '' }) },
      on: {
        'address.choose': {
          guard: { type: 'isSaved', params: ({ event }) => ({ id: event.id }) },
          target: 'choosing',
          reenter: true,
          actions: { type: 'setChoice', params: ({ event }) => ({ id: event.id }) },
        },
        'address.add': 'editing',
        'address.submit': { guard: 'canUseChoice', target: 'chosen' },
      },
    },
    editing: {
      description: 'The shopper types a new address. A field shows its error once the shopper leaves it.',
      initial: 'calm',
      states: {
        unlisted: {
          description: 'Couldn’t load the saved addresses. The shopper types one, or tries again.',
          on: { 'addresses.retry': '#address-form.loading' },
        },
        calm: { description: 'Only fields that the shopper has left show errors.' },
        refused: { description: 'Submitted with something missing or wrong. Every such field says so.' },
        unsaved: { description: 'Couldn’t save the address. Everything typed is still there.' },
      },
      on: {
        'field.type': [
          {
            guard: { type: 'isPincode', params: ({ event }) => ({ field: event.field }) },
            actions: [
              { type: 'setField', params: ({ event }) => ({ field: event.field, text: event.text }) },
              'tellDrafted',
              { type: 'tellPincode', params: ({ context }) => ({ pincode: context.draft.fields.pincode }) },
            ],
          },
          {
            actions: [
              { type: 'setField', params: ({ event }) => ({ field: event.field, text: event.text }) },
              'tellDrafted',
            ],
          },
        ],
        'field.leave': { actions: { type: 'markLeft', params: ({ event }) => ({ field: event.field }) } },
        'addresses.show': { guard: 'hasSaved', target: 'choosing' },
        'address.submit': [{ guard: 'canUseDraft', target: 'saving' }, { target: '.refused' }],
      },
    },
    saving: {
      description: 'Saving the new address to the account.',
      invoke: {
        id: 'saveAddress',
        src: 'saveAddress',
        input: ({ context }) => ({ address: tidiedAddress(context.draft.fields) }),
        onDone: {
          target: 'kept',
          actions: { type: 'tellChosen', params: ({ event }) => ({ saved: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isFieldRefused', params: ({ event }) => ({ error: event.error }) },
            target: 'editing.refused',
            actions: { type: 'setRefusals', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'editing.unsaved' },
        ],
      },
    },
    chosen: {
      description: 'The order goes to this saved address.',
      type: 'final',
      entry: { type: 'tellChosen', params: ({ context }) => ({ saved: chosenAddress(context) }) },
    },
    kept: { description: 'The order goes to the address just saved.', type: 'final' },
  },
});
