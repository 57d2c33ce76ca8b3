import * as accountAdminCalls from '../../../contract/account/account-admin.calls.ts';
import { normalisedMobile } from '../../../domain/kit/address.ts';
import type { Draft } from '../../../machines/admin/frame/record-editor/record-editor.types.ts';
import type { Http } from '../../../services/platform/http/http.ts';
import { fresh, hidden, text } from '../kit/form/fields.ts';
import { retold } from '../kit/form/read-draft.ts';

export function isNewRecord(draft: Draft): boolean {
  return draft['isStored'] !== true;
}

const phone = text('Mobile number', { hint: 'Of an existing account', isShown: isNewRecord });

/** The person of a new record; fixed once it is saved. An invalid phone number is passed on as typed. */
export const personFields = {
  phone: {
    ...fresh(phone),
    read: (...from: Parameters<typeof phone.read>) => {
      const typed = phone.read(...from);
      return normalisedMobile(typed) ?? typed;
    },
  },
  name: hidden(),
  isStored: hidden(false),
};

/** The id of the account with a phone number; null when there is none. */
export async function accountByPhone(http: Http, phone: string, signal: AbortSignal): Promise<string | null> {
  const { items } = await http.send(accountAdminCalls.listAccounts, { query: { q: phone }, signal });
  return items.find((account) => account.phone === phone)?.id ?? null;
}

/**
 * Does something with an account. Without one the server is asked all the same, with an id that it refuses: so the rest
 * of the form is checked as well.
 */
export async function withAccount<Answer>(
  found: string | null,
  act: (id: string) => Promise<Answer>,
): Promise<Answer> {
  if (found !== null) return act(found);
  return retold(act('none'), ({ id: _, ...fields }) => ({ ...fields, phone: 'No account has this number' }));
}

/** An id for one press of a button, so that a retried request runs once. */
export function pressKey(): Readonly<Record<string, string>> {
  return { 'idempotency-key': crypto.randomUUID() };
}
