import type { Account } from './embedded/account.ts';
import { StartupError, type StartupReason } from './embedded/startup-error.ts';

interface Place {
  directory: string;
  account: Account;
}

interface Explanation {
  reason: StartupReason;
  sign: RegExp;
  message(place: Place): string;
}

/** Error messages of the programs and the system, and what each means for the operator. */
const explanations: readonly Explanation[] = [
  {
    reason: 'disk-full',
    sign: /No space left on device|ENOSPC/,
    message: ({ directory }) => `The disk of ${directory} is full.`,
  },
  {
    reason: 'directory-unusable',
    sign: /EROFS|Read-only file system/,
    message: ({ directory }) => `${directory} cannot be used: the file system is read-only.`,
  },
  {
    reason: 'directory-unusable',
    sign: /EEXIST|ENOTDIR/,
    message: ({ directory }) => `${directory} cannot be used: it is not a directory.`,
  },
  {
    reason: 'directory-unusable',
    sign: /EACCES|EPERM|Permission denied/,
    message: ({ directory, account }) =>
      account.owner
        ? `PostgreSQL refuses to run as root, and user ${account.owner.uid} cannot reach ${directory}: ` +
          'start the shop as an ordinary user, choose another DATA_DIR, or set DATABASE_URL.'
        : `${directory} cannot be used: permission denied.`,
  },
  {
    reason: 'no-binaries',
    sign: /spawn \S+ ENOENT|failed to execute|GLIBC|error while loading shared libraries/,
    message: () =>
      'The PostgreSQL that comes with the shop does not run on this system (on Linux it needs glibc): ' +
      'set DATABASE_URL to a PostgreSQL of your own.',
  },
];

/** Builds the StartupError for a system or program error, with what the server logged meanwhile. */
export function explain(place: Place, error: unknown, log = ''): StartupError {
  if (error instanceof StartupError) return error;
  const told = `${error instanceof Error ? error.message : String(error)}\n${log}`;
  const known = explanations.find(({ sign }) => sign.test(told));
  if (known) return new StartupError(known.reason, known.message(place), { cause: error });
  const complaint = /^.*(?:FATAL|PANIC|error):\s*(.+)$/m.exec(told)?.[1] ?? told.split('\n', 1)[0];
  return new StartupError('not-started', `PostgreSQL did not start on ${place.directory}: ${complaint}`, {
    cause: error,
  });
}
