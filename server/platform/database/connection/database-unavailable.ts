import { DatabaseError } from 'pg';

/**
 * The database can't answer now: down, starting, overloaded or too slow. The caller may retry. After a failed
 * COMMIT the outcome is unknown, so a retried action needs its idempotency key.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** SQLSTATE or system error code, if any. */
  readonly code: string | undefined;

  constructor(cause: unknown) {
    super('The database isn’t available right now.', { cause });
    this.code = codeOf(cause);
  }
}

/** Turns connection errors into DatabaseUnavailable; returns other errors unchanged. */
export function asDatabaseError(error: unknown): unknown {
  return isAway(error) || isTooSlow(error) ? new DatabaseUnavailable(error) : error;
}

/** Whether the connection that raised this error must be discarded. */
export function breaksConnection(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return !isTooSlow(error.cause);
  return codeOf(error) === stalePlan;
}

/** SQLSTATE or system error code. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

// "cached plan must not change result type": a migration changed the table under a prepared statement.
const stalePlan = '0A000';

const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

// The driver sets no code for these.
const driverMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/**
 * Connection exceptions (08), insufficient resources (53), shutting down or starting (57P0), read-only replica
 * (25006).
 */
const awayStates = /^(08|53|57P0|25006|25P03)/;

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error) ?? '';
  if (error instanceof DatabaseError) return awayStates.test(code);
  return systemCodes.has(code) || driverMessages.test(error.message);
}

/** Statement timeout (57014) and lock timeout (55P03). */
function isTooSlow(error: unknown): boolean {
  const code = codeOf(error);
  return code === '57014' || code === '55P03';
}
