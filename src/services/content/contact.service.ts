import * as contactCalls from '../../contract/content/contact.calls.ts';
import { normalisedMobile } from '../../domain/kit/address.ts';
import type { ContactFields } from '../../domain/content/contact.ts';
import type { Http } from '../platform/http/http.ts';

/** Sends messages from the contact form. */
export function createContactService(http: Http) {
  return {
    /** Rejects with CallFailed. */
    async sendLetter({ phone, ...letter }: ContactFields, signal: AbortSignal): Promise<void> {
      await http.send(contactCalls.sendContactMail, {
        body: { ...letter, phone: normalisedMobile(phone) },
        signal,
      });
    },
    now: () => Date.now(),
  };
}
