import type { Rupees } from '../../../../domain/kit/money/money.ts';
import {
  clubSaving,
  isSameRow,
  membershipRow,
} from '../../../../machines/account/club/membership/membership.view.ts';
import { usePromotionsView } from '../../../shell/app/actors.tsx';
import { MembershipRow } from './MembershipRow.tsx';

interface CheckoutPromoProps {
  /** What the club's percentage would be taken of, whole rupees. */
  readonly subtotal: Rupees;
  /** Nothing lies over a payment, so there the offer cannot be opened. */
  readonly canLearn: boolean;
}

/** The club beside the order. */
export function CheckoutPromo({ subtotal, canLearn }: CheckoutPromoProps) {
  const row = usePromotionsView('membership', (snapshot) => membershipRow(snapshot, 'checkout'), isSameRow);
  const saving = usePromotionsView('membership', (snapshot) => clubSaving(snapshot, subtotal));
  if (!row) return null;
  const notes = saving ? [...row.notes, saving] : row.notes;
  return <MembershipRow row={{ ...row, notes, learn: canLearn ? row.learn : null }} />;
}
