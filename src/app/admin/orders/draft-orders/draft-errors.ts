import type { DraftWrite } from '../../../../contract/orders/draft/draft-order.calls.ts';
import { retold } from '../../kit/form/read-draft.ts';

const names: Readonly<Record<string, string>> = { name: 'addressName', phone: 'addressPhone' };

/**
 * The answer; a refusal of a part of the address names the form's own field for it, once: a number that is the customer's is
 * theirs. Rejects with CallFailed.
 */
export async function atOwnFields<Answer>(
  answer: Promise<Answer>,
  { phone, address }: Pick<DraftWrite, 'phone' | 'address'>,
): Promise<Answer> {
  const isTheirs = address?.phone === phone;
  return retold(answer, (fields) =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([path]) => !(isTheirs && path === 'address.phone' && 'phone' in fields))
        .map(([path, message]) => [ownField(path), message]),
    ),
  );
}

function ownField(path: string): string {
  if (path === 'address') return 'addressId';
  const [, part] = /^address\.(\w+)$/u.exec(path) ?? [];
  return part === undefined ? path : (names[part] ?? part);
}
