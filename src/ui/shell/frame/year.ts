/** The current year by the local clock; server and browser may differ for one night. */
export function currentYear(): number {
  return new Date().getFullYear();
}
