export type StartupReason =
  | 'directory-in-use'
  | 'directory-unusable'
  | 'not-a-database'
  | 'other-version'
  | 'disk-full'
  | 'no-binaries'
  | 'not-started'
  | 'migration-failed';

/** Why the shop can't start. The message is one line for the operator, without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
  readonly reason: StartupReason;

  constructor(reason: StartupReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
