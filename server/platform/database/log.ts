import type { BaseLogger } from 'pino';

/** What this folder writes to: pino's logger, or anything that takes the same calls. */
export type DatabaseLog = Pick<BaseLogger, 'info' | 'warn' | 'error'>;
