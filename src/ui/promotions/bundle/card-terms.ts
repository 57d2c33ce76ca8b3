import type { CardTerms } from '../../../machines/promotions/bundle-card/bundle-card.view.ts';
import { useSite } from '../../shell/app/site.tsx';

/** What this shop may say of itself beside a bundle. */
export function useCardTerms(): CardTerms {
  const { business, rules } = useSite();
  const { freeDeliveryFrom, deliveryFee } = rules;
  return { ...business.claims, freeDeliveryFrom, deliveryFee };
}
