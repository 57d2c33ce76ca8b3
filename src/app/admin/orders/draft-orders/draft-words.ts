import type { DraftStatus } from '../../../../domain/orders/draft/draft-order.ts';
import type { CommandConfig, GraveQuestion } from '../../../../ui/admin/record/admin.types.ts';
import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { factRowsOf } from '../../kit/form/facts.tsx';
import type { Badge } from '../../kit/list/cells.ts';

export const draftNoun = { one: 'draft order', many: 'draft orders' } as const;

export const draftBadges: Readonly<Record<DraftStatus, Badge>> = {
  draft: { text: 'Draft', tone: 'warning' },
  sent: { text: 'Link sent', tone: 'info' },
  opened: { text: 'Link opened', tone: 'info' },
  paid: { text: 'Ordered', tone: 'good' },
  expired: { text: 'Link expired', tone: 'bad' },
  cancelled: { text: 'Cancelled', tone: 'neutral' },
};

/** The change of an order ends as part of it. */
export function draftBadge({ status, isEdit }: { readonly status: DraftStatus; readonly isEdit: boolean }): Badge {
  if (isEdit && status === 'paid') return { text: 'Order changed', tone: 'good' };
  return isEdit && status === 'draft' ? { text: 'Change, not applied', tone: 'warning' } : draftBadges[status];
}

/** By where a draft stands once it is saved: a link that is out is a link that was just sent. */
const done: Readonly<Partial<Record<string, string>>> = {
  'Link sent': 'Payment link sent.',
  'Order changed': 'Order changed.',
  Cancelled: 'Draft cancelled.',
};

/** What saving a draft did, with the cash that the courier collects since; null if it was only saved. */
export function draftDone(saved: Draft): string | null {
  const words = done[factRowsOf(saved, 'story')[0]?.title ?? ''] ?? null;
  const atDoor = factRowsOf(saved, 'prices').find(({ id }) => id === 'door')?.aside;
  return words === done['Order changed'] && atDoor !== undefined
    ? `${words} The courier collects ${atDoor}.`
    : words;
}

/** Row commands of drafts. */
export const draftCommands: readonly CommandConfig[] = [
  {
    name: 'send',
    label: 'Send payment link',
    place: 'row',
    ask: (_count, name) => ({
      title: `Send the payment link of ${name}?`,
      text: 'The customer gets it by text message, and by email or WhatsApp if they have agreed to that. Earlier links stop working.',
    }),
    successMessage: () => 'Payment link sent',
  },
  {
    name: 'cancel',
    label: 'Cancel draft',
    place: 'row',
    danger: true,
    ask: (_count, name) => ({
      title: `Cancel ${name}?`,
      text: 'Its link stops working right away. If the customer is paying at this moment, the money is refunded.',
    }),
    successMessage: () => 'Draft cancelled',
  },
];

/** What is asked before a draft is saved with a further step. */
export const draftQuestions: readonly GraveQuestion[] = [
  {
    field: 'next',
    value: 'send',
    title: 'Send the payment link?',
    text: 'The customer gets a message with a link to this order. Earlier links stop working.',
    verb: 'Send the link',
  },
  {
    field: 'next',
    value: 'apply',
    title: 'Change the order?',
    text: 'The customer is told. If it costs more than was paid, they get a payment link for the difference, and the order changes once that’s paid; until then it isn’t packed. What it costs less is refunded to where it came from. With cash on delivery, the courier collects the new total. The invoice is replaced.',
    verb: 'Change the order',
  },
  {
    field: 'next',
    value: 'cancel',
    title: 'Cancel it?',
    text: 'Nobody can use it any more. Its link stops working right away, and the items held for it go back into stock. If the customer is paying at this moment, the money is refunded.',
    verb: 'Cancel the draft',
  },
];
