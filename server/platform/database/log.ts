import type { BaseLogger } from 'pino';

/** The logger of this folder: pino's, or anything with the same methods. */
export type DatabaseLog = Pick<BaseLogger, 'info' | 'warn' | 'error'>;
