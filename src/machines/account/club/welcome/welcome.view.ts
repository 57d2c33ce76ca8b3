import { t } from '../../../../domain/kit/text/text.ts';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { PricedProduct } from '../../../../domain/catalogue/product/product.ts';
import { clubTerms } from '../membership-offer/membership-offer.view.ts';
import type { timedRevealMachine } from '../../../kit/timed-reveal/timed-reveal.machine.ts';
import type { welcomeMachine } from './welcome.machine.ts';

type Snapshot = SnapshotFrom<typeof welcomeMachine>;

/** Texts of the overlay. */
export const welcomeTexts = {
  title: t`Welcome to the Club! 🎉`,
  perks: [t`Free delivery on every order`, t`Extra discounts on all products`, t`Early access to new products`],
} as const;

/** Texts of the card in the cart. */
export const welcomeCardTexts = {
  title: t`Welcome to Bliss Club`,
  line: t`YOUR EXCLUSIVE WELLNESS PASS TO HAPPIER DAYS`,
} as const;

/** '12 months at ₹999'; null if the product has no months. */
export function welcomeTerms(product: PricedProduct | null): string | null {
  return product && clubTerms(product);
}

/** The timer of the overlay; null while it is hidden. */
export function welcomeReveal({ children }: Snapshot): ActorRefFrom<typeof timedRevealMachine> | null {
  return children.reveal ?? null;
}

/** The look of the card in the cart: 'celebrating' with confetti, 'calm' without; null if hidden. */
export function welcomeCard(snapshot: Snapshot): 'celebrating' | 'calm' | null {
  if (snapshot.matches({ carded: 'celebrating' })) return 'celebrating';
  return snapshot.matches('carded') ? 'calm' : null;
}
