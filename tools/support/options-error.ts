/** What was typed on the command line isn't right; the message says what is allowed. The command exits with 2. */
export class OptionsError extends Error {
  override readonly name = 'OptionsError';
}
