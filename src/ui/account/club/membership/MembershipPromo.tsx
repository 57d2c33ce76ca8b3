import { isSameRow, membershipRow } from '../../../../machines/account/club/membership/membership.view.ts';
import { usePromotionsView } from '../../../shell/app/actors.tsx';
import { WelcomeCard } from '../welcome/WelcomeCard.tsx';
import { MembershipRow } from './MembershipRow.tsx';

/** The membership promo at the end of the cart, for non-members. */
export function MembershipPromo() {
  const row = usePromotionsView('membership', (snapshot) => membershipRow(snapshot, 'cart'), isSameRow);
  return (
    <>
      {row && <MembershipRow row={row} />}
      <WelcomeCard />
    </>
  );
}
