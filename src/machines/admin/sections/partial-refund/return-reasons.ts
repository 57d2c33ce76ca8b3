import type { ReturnReason, WithheldReason } from '../../../../domain/orders/order/return.ts';

/** Why something comes back, in the words of staff. */
export const returnReasonWords: Readonly<Record<ReturnReason | WithheldReason, string>> = {
  damaged: 'Broken or leaking',
  'wrong-item': 'Not what was ordered',
  expired: 'Past its expiry date',
  'not-wanted': 'No longer wanted',
  'not-prescribed': 'No prescription',
  'called-off': 'Cancelled before it was sent',
};
