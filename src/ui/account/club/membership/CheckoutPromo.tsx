import type { Rupees } from '../../../../domain/kit/money/money.ts';
import {
  clubSaving,
  isSameRow,
  membershipRow,
} from '../../../../machines/account/club/membership/membership.view.ts';
import { usePromotionsView } from '../../../shell/app/actors.tsx';
import { MembershipRow } from './MembershipRow.tsx';

interface CheckoutPromoProps {
  /** What the member discount would apply to, in whole rupees. */
  readonly subtotal: Rupees;
  /** False during a payment, where nothing may open over the page. */
  readonly canLearn: boolean;
}

/** The membership promo next to the order. */
export function CheckoutPromo({ subtotal, canLearn }: CheckoutPromoProps) {
  const row = usePromotionsView('membership', (snapshot) => membershipRow(snapshot, 'checkout'), isSameRow);
  const saving = usePromotionsView('membership', (snapshot) => clubSaving(snapshot, subtotal));
  if (!row) return null;
  const notes = saving ? [...row.notes, saving] : row.notes;
  return <MembershipRow row={{ ...row, notes, learn: canLearn ? row.learn : null }} />;
}
