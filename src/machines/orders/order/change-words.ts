import type { DeepReadonly } from '../../../domain/kit/deep-readonly.ts';
import { formatRupees } from '../../../domain/kit/money/money.ts';
import { t } from '../../../domain/kit/text/text.ts';
import type { OrderChange } from '../../../domain/orders/draft/order-change.ts';

/** What a change of an order did or would do, a sentence each (DRF-01). */
export function changeWords({
  lines,
  isMoved,
  refund,
  received,
  atDoor,
}: DeepReadonly<OrderChange>): readonly string[] {
  return [
    ...lines.map(lineWords),
    ...(isMoved ? [t`It goes to another address`] : []),
    ...(refund === undefined ? [] : [t`Refund: ${formatRupees(refund)}`]),
    ...(received === undefined ? [] : [t`Paid: ${formatRupees(received)}`]),
    ...(atDoor === undefined ? [] : [t`The courier now collects ${formatRupees(atDoor)}`]),
  ];
}

function lineWords({ name, from, to }: OrderChange['lines'][number]): string {
  if (from === 0) return t`Added: ${to} × ${name}`;
  return to === 0 ? t`Taken out: ${from} × ${name}` : t`${to} × ${name} instead of ${from}`;
}
