import type { Api } from '../../contract/api.ts';
import { normalisedMobile } from '../../domain/kit/address.ts';
import type { ContactFields } from '../../domain/content/contact.ts';
import type { CallRef, Http } from '../platform/http/http.ts';

const sendContactMail: CallRef<Api['sendContactMail']> = { method: 'POST', path: '/v1/user/contact-us-mail' };

/** Letters to the shop. */
export function createContactService(http: Http) {
  return {
    /** Rejects with CallFailed. */
    async sendLetter({ phone, ...letter }: ContactFields, signal: AbortSignal): Promise<void> {
      await http.send(sendContactMail, { body: { ...letter, phone: normalisedMobile(phone) }, signal });
    },
    now: () => Date.now(),
  };
}
