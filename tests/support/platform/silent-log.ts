import type { DatabaseLog } from '../../../server/platform/database/log.ts';

const nothing = (): void => undefined;

/** For tests in which what goes wrong is the point. */
export const silentLog: DatabaseLog = { info: nothing, warn: nothing, error: nothing };
