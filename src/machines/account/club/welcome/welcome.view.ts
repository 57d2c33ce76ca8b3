import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { PricedProduct } from '../../../../domain/catalogue/product/product.ts';
import { clubTerms } from '../membership-offer/membership-offer.view.ts';
import type { timedRevealMachine } from '../../../kit/timed-reveal/timed-reveal.machine.ts';
import type { welcomeMachine } from './welcome.machine.ts';

type Snapshot = SnapshotFrom<typeof welcomeMachine>;

/** What the overlay says. */
export const welcomeTexts = {
  title: 'Welcome to the Club! 🎉',
  perks: ['Free delivery on every order', 'Extra discounts on all products', 'Early access to new products'],
} as const;

/** What the card in the cart's list says. */
export const welcomeCardTexts = {
  title: 'Welcome to Bliss Club',
  line: 'YOUR EXCLUSIVE WELLNESS PASS TO HAPPIER DAYS',
} as const;

/** '12 months at ₹999'; null where the product says no months. */
export function welcomeTerms(product: PricedProduct | null): string | null {
  return product && clubTerms(product);
}

/** The time of the overlay that is shown now; null while none is. */
export function welcomeReveal({ children }: Snapshot): ActorRefFrom<typeof timedRevealMachine> | null {
  return children.reveal ?? null;
}

/** How the card in the cart's list looks: 'celebrating' with confetti, 'calm' without; null while there is none. */
export function welcomeCard(snapshot: Snapshot): 'celebrating' | 'calm' | null {
  if (snapshot.matches({ carded: 'celebrating' })) return 'celebrating';
  return snapshot.matches('carded') ? 'calm' : null;
}
