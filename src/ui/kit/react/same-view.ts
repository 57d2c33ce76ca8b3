/** Whether two views say the same, so that nothing is drawn anew. */
export function isSameView(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
