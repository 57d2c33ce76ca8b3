import type { Api } from '../../../../contract/api.ts';
import type { AnswerOf } from '../../../../contract/call.ts';
import { formatRupees } from '../../../../domain/kit/money/money.ts';
import { statusTexts } from '../../../../machines/orders/order-words.ts';
import { dayWords, momentWords, personWords } from '../../kit/list/cells.ts';

export type Account = AnswerOf<Api['readAnyAccount']>;

/** One account in the shape of its form. */
export function accountShown(account: Account) {
  return {
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
      note: `${statusTexts[status]}, ${momentWords(placedAt)}`,
    })),
    notes: account.notes.map(({ id, words, author, at, isOwn }) => ({
      id,
      title: words,
      note: `${author || 'An admin'}, ${momentWords(at)}`,
      isOwn,
      isRemoved: false,
    })),
    currentRole: account.role,
    canChangeRole: account.canChangeRole,
    canBlock: account.canBlock,
    staffRoleId: account.staffRole?.id ?? null,
    blocked: account.isBlocked,
    reason: account.blockedReason ?? '',
  };
}
