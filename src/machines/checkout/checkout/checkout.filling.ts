import { addressDraftOf, unfinished } from './checkout.rules.ts';
import { checkoutSetup } from './checkout.setup.ts';

/** The form: where the order goes, then how it is paid (CHK-01). */
export const filling = checkoutSetup.createStateConfig({
  description: 'The shopper enters where the order goes and how to pay.',
  initial: 'address',
  on: {
    'cart.changed': {
      guard: { type: 'isEmptied', params: ({ event }) => ({ lines: event.lines }) },
      target: '#checkout.step.empty',
    },
  },
  states: {
    address: {
      description: 'Choosing the delivery address.',
      entry: { type: 'keepUnfinished', params: ({ context }) => unfinished(context, 'address') },
      invoke: {
        id: 'addressForm',
        src: 'addressForm',
        input: ({ context, self }) => ({
          parent: self,
          draft: addressDraftOf(context),
          chosenId: context.draft.addressId,
          delivery: context.delivery,
        }),
      },
      on: {
        'cart.changed': {
          guard: { type: 'isUndelivered', params: ({ event }) => ({ lines: event.lines }) },
          target: 'payment',
          actions: { type: 'tellStep', params: { step: 'payment', isReplacing: true } },
        },
        'address.drafted': {
          actions: [
            { type: 'setAddressDraft', params: ({ event }) => ({ draft: event.draft }) },
            { type: 'saveDraft', params: ({ context }) => ({ draft: context.draft }) },
          ],
        },
        'pincode.entered': {
          actions: { type: 'tellPincode', params: ({ event }) => ({ pincode: event.pincode }) },
        },
        'delivery.answered': {
          actions: [
            { type: 'setDelivery', params: ({ event }) => ({ delivery: event.delivery }) },
            { type: 'passDelivery', params: ({ event }) => ({ delivery: event.delivery }) },
          ],
        },
        'address.chosen': {
          target: 'payment',
          actions: [
            { type: 'setPlace', params: ({ event }) => ({ addressId: event.addressId, address: event.address }) },
            { type: 'saveDraft', params: ({ context }) => ({ draft: context.draft }) },
            { type: 'tellStep', params: { step: 'payment', isReplacing: false } },
          ],
        },
        'step.open': [
          {
            guard: { type: 'canOpenPayment', params: ({ event }) => ({ step: event.step }) },
            target: 'payment',
            actions: { type: 'setStep', params: ({ event }) => ({ step: event.step }) },
          },
          {
            actions: [
              { type: 'setStep', params: ({ event }) => ({ step: event.step }) },
              { type: 'tellStep', params: { step: 'address', isReplacing: true } },
            ],
          },
        ],
      },
    },
    payment: {
      description:
        'Choosing how to pay, and checking the total one last time. A membership alone needs no address.',
      entry: { type: 'keepUnfinished', params: ({ context }) => unfinished(context, 'payment') },
      on: {
        'cart.changed': {
          guard: { type: 'isAddressMissing', params: ({ event }) => ({ lines: event.lines }) },
          target: 'address',
          actions: { type: 'tellStep', params: { step: 'address', isReplacing: true } },
        },
        'order.place': { guard: 'canPlace', target: '#checkout.step.ordering' },
        'address.change': {
          guard: 'isDelivered',
          target: 'address',
          actions: { type: 'tellStep', params: { step: 'address', isReplacing: false } },
        },
        'step.open': [
          {
            guard: { type: 'isUndelivered', params: ({ context }) => ({ lines: context.lines }) },
            actions: [
              { type: 'setStep', params: ({ event }) => ({ step: event.step }) },
              { type: 'tellStep', params: { step: 'payment', isReplacing: true } },
            ],
          },
          {
            guard: { type: 'isStep', params: ({ event }) => ({ step: event.step, wanted: 'address' }) },
            target: 'address',
            actions: { type: 'setStep', params: ({ event }) => ({ step: event.step }) },
          },
          { actions: { type: 'setStep', params: ({ event }) => ({ step: event.step }) } },
        ],
      },
    },
  },
});
