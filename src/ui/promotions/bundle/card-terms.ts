import type { CardTerms } from '../../../machines/promotions/bundle-card/bundle-card.view.ts';
import { useSite } from '../../shell/app/site.tsx';

/** The shop's own claims that a bundle card may show. */
export function useCardTerms(): CardTerms {
  const { business, rules } = useSite();
  const { freeDeliveryFrom, deliveryFee } = rules;
  return { ...business.claims, freeDeliveryFrom, deliveryFee };
}
