/** What stands above the lines of the cart. */
export function DrawerTop() {
  return null;
}
