import * as accountAdminCalls from '../../../../contract/account/account-admin.calls.ts';
import type { Role } from '../../../../domain/kit/role.ts';
import type { Http } from '../../../../services/platform/http/http.ts';
import type { Account } from './account-record.ts';

/** The edited values of an account; only changed ones are sent. */
export interface AccountChange {
  /** A new note; '' for none. */
  readonly words: string;
  /** Ids of notes to delete. */
  readonly notes: readonly string[];
  readonly role: Role;
  /** What an admin may do; null for everything. */
  readonly staffRoleId: string | null;
  readonly blocked: boolean;
  readonly reason: string;
}

type Call = (signal: AbortSignal) => Promise<unknown>;

/** One call for each thing that has changed. */
export function changesOf(
  http: Http,
  account: Account,
  { words, notes: gone, role, staffRoleId, blocked, reason }: AccountChange,
) {
  const { id, isBlocked } = account;
  const params = { id };
  const calls: readonly [boolean, Call][] = [
    [
      words !== '',
      async (signal) => http.send(accountAdminCalls.addAccountNote, { params, body: { words }, signal }),
    ],
    ...gone.map((noteId): [boolean, Call] => [
      true,
      async (signal) => http.send(accountAdminCalls.removeAccountNote, { params: { id, noteId }, signal }),
    ]),
    [
      role !== account.role || (role === 'admin' && staffRoleId !== (account.staffRole?.id ?? null)),
      async (signal) =>
        http.send(accountAdminCalls.changeRole, {
          params,
          body: role === 'admin' ? { role, staffRoleId } : { role },
          signal,
        }),
    ],
    [
      blocked && !isBlocked,
      async (signal) => http.send(accountAdminCalls.blockAccount, { params, body: { reason }, signal }),
    ],
    [
      !blocked && isBlocked,
      async (signal) => http.send(accountAdminCalls.unblockAccount, { params, body: {}, signal }),
    ],
  ];
  return calls.filter(([isWanted]) => isWanted).map(([, call]) => call);
}
