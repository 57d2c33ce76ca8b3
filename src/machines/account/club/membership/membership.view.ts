import { t } from '../../../../domain/kit/text/text.ts';
import type { SnapshotFrom } from 'xstate';
import { clubPercentage } from '../../../../domain/account/membership/membership.ts';
import { formatRupees, percentOf, type Rupees } from '../../../../domain/kit/money/money.ts';
import { unitPrice } from '../../../../domain/catalogue/product/product.ts';
import type { membershipMachine } from './membership.machine.ts';

/** Where the row is shown. A signed-in admin gets their own variant in both. */
export type MembershipPlace = 'checkout' | 'cart';

export interface MembershipRowView {
  readonly variant: MembershipPlace | 'admin';
  /** 'Bliss Club 12mo', 'Join The Bliss Club' or 'Join the Bliss Club'. */
  readonly title: string;
  /** Lines below the title: 'Extra 20% OFF + benefits', '₹999 for 12 months'. */
  readonly notes: readonly string[];
  /** '₹999' next to them; null if the notes include it. */
  readonly price: string | null;
  /** Label of the link that opens the offer; null if there is none. */
  readonly learn: string | null;
  readonly isInCart: boolean;
}

type Snapshot = SnapshotFrom<typeof membershipMachine>;

/** View model of the club row; null for members, or if the shop sells no membership. */
export function membershipRow(snapshot: Snapshot, place: MembershipPlace): MembershipRowView | null {
  const { product, isAdmin } = snapshot.context;
  const isInCart = snapshot.matches('inCart');
  if (!product || !(isInCart || snapshot.matches('offered'))) return null;
  const months = product.timePeriod ?? 12;
  const percentage = clubPercentage(product);
  const price = formatRupees(unitPrice(product, 'trial'));
  if (isAdmin) {
    return {
      variant: 'admin',
      title: t`Join the Bliss Club`,
      notes: [t`Get extra ${percentage}% OFF on every order & more benefits`, t`${price} for ${months} months`],
      price: null,
      learn: t`Learn more >>`,
      isInCart,
    };
  }
  return place === 'checkout'
    ? {
        variant: 'checkout',
        title: t`Join The Bliss Club`,
        notes: [t`${price} for ${months} months`],
        price: null,
        learn: t`Learn more`,
        isInCart,
      }
    : {
        variant: 'cart',
        title: t`Bliss Club ${months}mo`,
        notes: [t`Extra ${percentage}% OFF + benefits`],
        price,
        learn: null,
        isInCart,
      };
}

/** 'Takes ₹300 off this order.'; null if it would save nothing or already applies. */
export function clubSaving(snapshot: Snapshot, subtotal: Rupees): string | null {
  if (snapshot.matches('inCart')) return null;
  const saving = percentOf(subtotal, clubPercentage(snapshot.context.product));
  return saving > 0 ? t`Saves ${formatRupees(saving)} on this order.` : null;
}

/** Prevents a redraw if nothing changed. */
export function isSameRow(one: MembershipRowView | null, other: MembershipRowView | null): boolean {
  return one?.variant === other?.variant && one?.isInCart === other?.isInCart;
}
