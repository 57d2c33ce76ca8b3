import { MembershipPromo } from '../../ui/membership/MembershipPromo.tsx';

/** What stands between the lines of the cart and its sums: bundles, and the club at the end. */
export function DrawerDeals() {
  return <MembershipPromo />;
}
