/** What stands between the lines of the cart and its sums. */
export function DrawerDeals() {
  return null;
}
