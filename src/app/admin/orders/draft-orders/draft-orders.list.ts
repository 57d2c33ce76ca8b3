import { adminList, choiceFilter } from '../../kit/list/admin-list.ts';
import { wordsOf } from '../../kit/words.ts';
import { draftBadges, draftCommands, draftNoun } from './draft-words.ts';

export const draftList = adminList({
  slug: 'draft-orders',
  title: 'Draft orders',
  noun: draftNoun,
  search: 'Number, name or phone',
  sort: '-updated',
  columns: {
    number: { title: 'Draft' },
    customer: { title: 'Customer', onPhone: 'note' },
    items: { title: 'Items', isNumeric: true },
    status: { title: 'Status', onPhone: 'state' },
    total: { title: 'Total', sort: 'total', isNumeric: true, onPhone: 'aside' },
    expires: { title: 'Link works until' },
    order: { title: 'Order' },
    updated: { title: 'Changed', sort: 'updated' },
    by: { title: 'By' },
  },
  filters: { status: choiceFilter('Status', wordsOf(draftBadges)) },
  tabs: {
    draft: { label: 'Drafts', where: { status: 'draft' } },
    sent: { label: 'Link sent', where: { status: 'sent' } },
    opened: { label: 'Link opened', where: { status: 'opened' } },
    expired: { label: 'Link expired', where: { status: 'expired' } },
  },
  rowCommands: draftCommands,
  empty: {
    title: 'No draft orders yet',
    text: 'When somebody orders by phone, put the order together here and send them a payment link.',
  },
  absent: {
    bulk: 'Each draft is for one customer',
    export: 'What is paid is an order, and orders have an export',
  },
});
