/** The year on the clock of whoever draws; server and browser may differ for one night. */
export function currentYear(): number {
  return new Date().getFullYear();
}
