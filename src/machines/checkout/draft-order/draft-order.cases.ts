import type { DraftOrderEvent } from './draft-order.machine.ts';

export const draftOrderLabels: Readonly<Record<DraftOrderEvent['type'], string>> = {
  'draft.change': 'Staff change it',
  'draft.send': 'Staff send the payment link',
  'draft.cancel': 'Staff cancel it',
  'link.open': 'The customer opens the link',
  'link.expire': 'The link runs out',
  'order.confirm': 'Its order is paid, or placed for cash',
};
