import { membershipRow } from '../../machines/membership/membership.view.ts';
import { sessionView } from '../../machines/session/session.view.ts';
import { useShopView } from '../app/actors.tsx';
import { useSite } from '../app/site.tsx';
import { MembershipRow } from './MembershipRow.tsx';

/** The club at the end of the cart's list, for those who are no members (CRT-15). */
export function MembershipPromo() {
  const { membership } = useSite();
  const isMember = useShopView('session', (snapshot) => sessionView(snapshot, new Date()).isPremium);
  const lines = useShopView('cart', (snapshot) => snapshot.context.lines);
  const row = membershipRow(lines, { membership, isMember });
  return row && membership && <MembershipRow row={row} product={membership} />;
}
