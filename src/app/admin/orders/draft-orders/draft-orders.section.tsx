import * as draftCalls from '../../../../contract/orders/draft/draft-order.calls.ts';
import type { ListedDraft } from '../../../../contract/orders/draft/draft-order.calls.ts';
import { isDraftOver } from '../../../../domain/orders/draft/draft-order.ts';
import { adminSection } from '../../kit/list/admin-section.tsx';
import { pickedIds, runEach } from '../../kit/list/bulk.ts';
import { code, money, moment, number, personWords, text } from '../../kit/list/cells.ts';
import { listOf } from '../../kit/list/rows.ts';
import { draftList } from './draft-orders.list.ts';
import { draftBadge } from './draft-words.ts';

/** /dashboard/draft-orders: orders that staff put together for customers. */
export const DraftOrdersSection = adminSection({
  list: draftList,
  calls: (http) => ({
    list: listOf(async (search, signal) => http.send(draftCalls.listDrafts, { search, signal }), 'items', rowOf),
    run: async (command, picking, matching, signal) => {
      const ids = await pickedIds(picking, async (page) =>
        http.send(draftCalls.listDrafts, { search: { ...matching, ...page }, signal }),
      );
      const call = command === 'send' ? draftCalls.sendDraft : draftCalls.cancelDraft;
      return runEach(ids, async (id) => http.send(call, { params: { id }, body: {}, signal }));
    },
  }),
  forms: { newLabel: 'New order' },
});

function rowOf(draft: ListedDraft) {
  const { id, status, phone, expiresAt } = draft;
  return {
    id,
    name: draft.number,
    cells: {
      number: code(draft.number),
      customer: text(personWords(draft.name, phone), draft.name === '' ? undefined : (phone ?? undefined)),
      items: number(draft.items),
      status: { kind: 'badge', ...draftBadge(draft) } as const,
      total: money(draft.total),
      expires: moment(status === 'sent' || status === 'opened' ? expiresAt : null),
      order: code(draft.orderNumber ?? ''),
      updated: moment(draft.updatedAt),
      by: text(draft.updatedBy),
    },
    commands: isDraftOver(status) ? [] : ['send', 'cancel'],
  };
}
