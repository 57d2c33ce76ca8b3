import { t } from '../../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { clubPercentage } from '../../../../domain/account/membership/membership.ts';
import { formatRupees } from '../../../../domain/kit/money/money.ts';
import { unitPrice, type PricedProduct } from '../../../../domain/catalogue/product/product.ts';
import type { membershipOfferMachine } from './membership-offer.machine.ts';

export function isOfferOpen(snapshot: SnapshotFrom<typeof membershipOfferMachine>): boolean {
  return snapshot.matches('open');
}

/** A benefit of the club; `picture` names the drawing next to it. */
export interface ClubBenefit {
  readonly picture: 'delivery' | 'early' | 'discount' | 'retreat' | 'green';
  readonly text: string;
}

export interface MembershipOfferView {
  readonly title: string;
  readonly tagline: string;
  readonly benefits: readonly ClubBenefit[];
  /** '12 months at ₹999', or 'Membership Offer' if months or price are missing. */
  readonly action: string;
}

/** View model of the offer. */
export function membershipOfferView(product: PricedProduct | null): MembershipOfferView {
  return {
    title: t`The Bliss Club`,
    tagline: t`It's more than a membership.`,
    benefits: [
      { picture: 'delivery', text: t`Free delivery on every order` },
      { picture: 'early', text: t`Early access to new drops` },
      { picture: 'discount', text: t`An extra ${clubPercentage(product)}% off your favourites` },
      { picture: 'retreat', text: t`The invite-only Bliss Retreat` },
      { picture: 'green', text: t`The Green Scene features` },
    ],
    action: product ? (clubTerms(product) ?? offerWord) : offerWord,
  };
}

const offerWord = t`Membership Offer`;

/** '12 months at ₹999'; null if months or price are missing. */
export function clubTerms(product: PricedProduct): string | null {
  const price = unitPrice(product, 'trial');
  return product.timePeriod && price > 0 ? t`${product.timePeriod} months at ${formatRupees(price)}` : null;
}
