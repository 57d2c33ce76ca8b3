import { assign, setup } from 'xstate';
import { isPincode } from '../../../domain/kit/address.ts';
import type { Rupees } from '../../../domain/kit/money/money.ts';
import { promiseSlot } from '../../kit/slot.ts';
import type { Tells } from '../../kit/tells.ts';

/** Delivery terms of a pincode; the server's response satisfies it (CHK-08). */
export interface Delivery {
  readonly pincode: string;
  readonly city: string | null;
  readonly state: string | null;
  readonly deliverable: boolean;
  readonly cashOnDelivery: boolean;
  /** First and last delivery day, 'YYYY-MM-DD' in India. */
  readonly earliest: string | null;
  readonly latest: string | null;
  readonly fee: Rupees;
  /** A heavier parcel costs more than `fee`. */
  readonly isByWeight?: true | undefined;
  readonly freeFrom: Rupees;
}

export type DeliveryCheckEvent = { type: 'pincode.type'; text: string } | { type: 'pincode.retry' };
export type DeliveryCheckFact = { type: 'delivery.answered'; delivery: Delivery };

export interface DeliveryCheckInput {
  /** Null if only the screen needs to know. */
  readonly parent: Tells<DeliveryCheckFact> | null;
}

interface DeliveryCheckContext extends DeliveryCheckInput {
  readonly pincode: string;
  readonly delivery: Delivery | null;
}

/** Whether, when and how the shop delivers to a pincode (CHK-08). */
export const deliveryCheckMachine = setup({
  types: {} as { context: DeliveryCheckContext; events: DeliveryCheckEvent; input: DeliveryCheckInput },
  actors: {
    readPincode: promiseSlot<string | null>(),
    findDelivery: promiseSlot<Delivery, { pincode: string }>(),
  },
  actions: {
    setPincode: assign({ pincode: (_, params: { text: string }) => digitsOf(params.text), delivery: null }),
    setDelivery: assign({ delivery: (_, params: { delivery: Delivery }) => params.delivery }),
    keepPincode: (_, _params: { pincode: string }) => {},
    tellAnswered: ({ context }, params: { delivery: Delivery }) =>
      context.parent?.send({ type: 'delivery.answered', delivery: params.delivery }),
  },
  guards: {
    isWhole: (_, params: { text: string | null }) => isPincode(digitsOf(params.text ?? '')),
    isUnchanged: ({ context }, params: { text: string }) => digitsOf(params.text) === context.pincode,
    isDeliverable: (_, params: { delivery: Delivery }) => params.delivery.deliverable,
  },
}).createMachine({
  id: 'delivery-check',
  description: 'Whether, when and how the shop delivers to a pincode.',
  context: ({ input }) => ({ ...input, pincode: '', delivery: null }),
  initial: 'reading',
  on: {
    'pincode.type': [
      { guard: { type: 'isUnchanged', params: ({ event }) => ({ text: event.text }) } },
      {
        guard: { type: 'isWhole', params: ({ event }) => ({ text: event.text }) },
        target: '.asking',
        actions: { type: 'setPincode', params: ({ event }) => ({ text: event.text }) },
      },
      { target: '.unasked', actions: { type: 'setPincode', params: ({ event }) => ({ text: event.text }) } },
    ],
  },
  states: {
    reading: {
      description: 'Looking up the pincode last used on this device.',
      invoke: {
        id: 'readPincode',
        src: 'readPincode',
        onDone: [
          {
            guard: { type: 'isWhole', params: ({ event }) => ({ text: event.output }) },
            target: 'asking',
            actions: { type: 'setPincode', params: ({ event }) => ({ text: event.output ?? '' }) },
          },
          { target: 'unasked' },
        ],
        onError: 'unasked',
      },
    },
    unasked: { description: 'No complete pincode is typed.' },
    asking: {
      description: 'Checking delivery to this pincode.',
      invoke: {
        id: 'findDelivery',
        src: 'findDelivery',
        input: ({ context }) => ({ pincode: context.pincode }),
        onDone: [
          {
            guard: { type: 'isDeliverable', params: ({ event }) => ({ delivery: event.output }) },
            target: 'answered',
            actions: [
              { type: 'setDelivery', params: ({ event }) => ({ delivery: event.output }) },
              { type: 'keepPincode', params: ({ event }) => ({ pincode: event.output.pincode }) },
              { type: 'tellAnswered', params: ({ event }) => ({ delivery: event.output }) },
            ],
          },
          {
            target: 'undeliverable',
            actions: [
              { type: 'setDelivery', params: ({ event }) => ({ delivery: event.output }) },
              { type: 'tellAnswered', params: ({ event }) => ({ delivery: event.output }) },
            ],
          },
        ],
        onError: 'failed',
      },
    },
    answered: { description: 'The shop delivers there. Days, fee and cash on delivery are shown.' },
    undeliverable: { description: 'The shop doesn’t deliver there.' },
    failed: { description: 'Couldn’t check delivery. It can be retried.', on: { 'pincode.retry': 'asking' } },
  },
});

function digitsOf(text: string): string {
  return text.replaceAll(/\D/gu, '').slice(0, 6);
}
