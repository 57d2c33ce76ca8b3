import type { ActorRefFrom } from 'xstate';
import type { checkoutMachine } from '../../../machines/checkout/checkout/checkout.machine.ts';

/** The one actor of both checkout pages. */
export type CheckoutActor = ActorRefFrom<typeof checkoutMachine>;
