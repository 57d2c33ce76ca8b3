import type { Api } from '../../../../contract/api.ts';
import type { AnswerOf } from '../../../../contract/call.ts';
import { badge, dayWords, moment, number, personCells, personWords, text } from '../../kit/list/cells.ts';
import { valuesOf } from '../../kit/words.ts';
import { roleWords } from './account-words.ts';

/** An account in the list. */
export function accountRow(account: AnswerOf<Api['listAccounts']>['items'][number]) {
  const { id, name, phone, email, role, isBlocked, premiumUntil, orders, joinedAt } = account;
  const others = valuesOf(roleWords).filter((each) => each !== role);
  return {
    id,
    name: personWords(name, phone),
    cells: {
      ...personCells({ name, phone }),
      email: text(email ?? '–'),
      role: isBlocked ? badge('Blocked', 'bad') : badge(roleWords[role], role === 'customer' ? 'neutral' : 'info'),
      member: text(dayWords(premiumUntil)),
      orders: number(orders),
      joined: moment(joinedAt),
    },
    commands: isBlocked ? ['unblock'] : others.map((each) => `make-${each}`),
  };
}
