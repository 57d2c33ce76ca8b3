/** Why the shop cannot start, in one line for the person who started it. */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem';
}
