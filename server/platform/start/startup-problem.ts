/** Why the shop can't start, in one line for the operator. */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem';
}
