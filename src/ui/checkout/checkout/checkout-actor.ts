import type { ActorRefFrom } from 'xstate';
import type { checkoutMachine } from '../../../machines/checkout/checkout/checkout.machine.ts';

/** The actor that both checkout pages share. */
export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;
