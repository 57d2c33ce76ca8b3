import type { Granted } from '../../../../domain/account/permission.ts';
import type { Api } from '../../../../contract/api.ts';
import type { AnswerOf } from '../../../../contract/call.ts';
import { badge, dayWords, moment, number, personCells, personWords, text } from '../../kit/list/cells.ts';
import { roleWords } from './account-words.ts';

type Account = AnswerOf<Api['listAccounts']>['items'][number];

/** An account in the list, with the commands that its reader may give. */
export function accountRow(account: Account, reader: Granted) {
  const { id, name, phone, email, role, isBlocked, premiumUntil, orders, joinedAt } = account;
  return {
    id,
    name: personWords(name, phone),
    cells: {
      ...personCells({ name, phone }),
      email: text(email ?? '–'),
      role: isBlocked ? badge('Blocked', 'bad') : badge(roleOf(account), role === 'customer' ? 'neutral' : 'info'),
      member: text(dayWords(premiumUntil)),
      orders: number(orders),
      joined: moment(joinedAt),
    },
    commands: commandsOf(account, reader),
  };
}

/** 'Packing' for an admin with that role, 'Owner' without one. */
function roleOf({ role, staffRole }: Account): string {
  return role === 'admin' ? (staffRole?.name ?? 'Owner') : roleWords[role];
}

function commandsOf({ role, isBlocked }: Account, { isOwner }: Granted): readonly string[] {
  if (isBlocked) return isOwner || role === 'customer' ? ['unblock'] : [];
  if (!isOwner) return [];
  return (['prescriber', 'customer'] as const).filter((each) => each !== role).map((each) => `make-${each}`);
}
