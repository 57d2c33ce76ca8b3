import type { Api } from '../../../contract/api.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import type { Role } from '../../../domain/kit/role.ts';
import type { Row } from '../../../machines/admin/frame/collection/collection.types.ts';
import type { StoredRecord } from '../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { dayWords, momentWords, personCells, personWords } from './people-parts.ts';

type Account = AnswerOf<Api['listAccounts']>['items'][number];
type Detail = AnswerOf<Api['readAnyAccount']>;

// Not the list of the domain: shared with this section it would be a chunk of its own in every first view.
export const roles = ['customer', 'prescriber', 'admin'] as const satisfies readonly Role[];
export const roleWords: Readonly<Record<Role, string>> = {
  customer: 'Customer',
  prescriber: 'Prescriber',
  admin: 'Admin',
};

/** One account as the list shows it. */
export function accountRow({
  id,
  name,
  phone,
  email,
  role,
  isBlocked,
  premiumUntil,
  orders,
  joinedAt,
}: Account): Row {
  return {
    id,
    name: personWords(name, phone),
    cells: {
      ...personCells({ name, phone }),
      email: { kind: 'text', text: email ?? '–' },
      role: isBlocked
        ? { kind: 'badge', text: 'Blocked', tone: 'bad' }
        : { kind: 'badge', text: roleWords[role], tone: role === 'customer' ? 'neutral' : 'info' },
      member: { kind: 'text', text: dayWords(premiumUntil) },
      orders: { kind: 'number', value: orders },
      joined: { kind: 'moment', at: joinedAt },
    },
    commands: [
      ...roles.filter((each) => each !== role && !isBlocked).map((each) => `make-${each}`),
      ...(isBlocked ? ['unblock'] : []),
    ],
  };
}

/** One account as its page shows it. */
export function storedAccount(account: Detail): StoredRecord {
  return {
    id: account.id,
    version: null,
    draft: {
      name: personWords(account.name, account.phone),
      facts: [
        { title: 'Phone', note: account.phone ?? '–' },
        { title: 'E-mail', note: account.email ?? '–' },
        { title: 'Joined', note: momentWords(account.joinedAt) },
        { title: 'Last seen', note: dayWords(account.lastSeenAt) },
        { title: 'Member until', note: dayWords(account.premiumUntil) },
        { title: 'Wallet balance', note: formatRupees(account.wallet) },
        { title: 'Total spent', note: formatRupees(account.spent) },
        { title: 'Active subscriptions', note: String(account.subscriptions) },
      ],
      orders: account.recentOrders.map(({ id, number, status, total, placedAt }) => ({
        id,
        title: number,
        href: `/dashboard/orders/${id}`,
        aside: formatRupees(total),
        note: `${status}, ${momentWords(placedAt)}`,
      })),
      notes: account.notes.map(({ id, words, author, at, isOwn }) => ({
        id,
        title: words,
        note: `${author || 'An admin'}, ${momentWords(at)}`,
        isOwn,
        isRemoved: false,
      })),
      words: '',
      id: account.id,
      currentRole: account.role,
      role: account.role,
      blocked: account.isBlocked,
      reason: account.blockedReason ?? '',
    },
  };
}
