import { choiceName } from '../../../src/domain/catalogue/product/choice-names.ts';
import { choicePath } from '../../../src/domain/catalogue/product/option.ts';
import { sealToken } from '../../account/message/signed-token.ts';
import { writtenIn } from '../../platform/http/words.ts';
import { tellContact } from '../../account/message/tell.ts';
import type { Session } from '../../platform/database/session.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { recipientKey } from './alert-recipient.ts';
import { type AskedContact, type DueAlert, takeDue } from './stock-alert.queries.ts';

/** Job that tells people that something is in stock again. */
export const backInStockJob = 'stock.back';

/** At most so many in one transaction; the job goes on until nobody is left. */
const most = 100;

/** Days that the way out of such messages works. */
const wayOutDays = 365;

/**
 * Tells whoever waits that stock is there again, each once: the wish goes in the transaction that writes the message
 * (WSH-01). It looks every minute instead of at each move, so that an order or a delivery doesn’t wait for it. What is sold
 * out again until then wasn’t back: they keep waiting. Who waits with their account and with its number or address, too, is one
 * person, and told once, the way they asked first.
 */
export async function tellBackInStock(context: ShopContext): Promise<void> {
  let told = most;
  while (told >= most) {
    told = await context.database.transaction(async (tx) => {
      const due = await takeDue(tx, [...context.messages.channels], most);
      const people = new Set<string>();
      for (const alert of due) {
        const who = `${alert.person ?? alert.id} ${alert.sku} ${alert.variant} ${alert.flavour}`;
        const contact = contactOf(alert);
        if (people.has(who) || contact === null || !context.messages.channels.has(contact.channel)) continue;
        people.add(who);
        await tellOne({ tx, context }, alert, contact);
      }
      return due.length;
    });
  }
}

async function tellOne(
  { tx, context }: { tx: Session; context: ShopContext },
  { id, sku, name, variant, flavour, ...whom }: DueAlert,
  contact: AskedContact,
): Promise<void> {
  const { settings, origin, clock } = context;
  const key = whom.recipient_key ?? recipientKey(contact.recipient, settings.secret);
  const token = sealToken({ purpose: 'stock-alert', id: key, days: wayOutDays, now: clock() }, settings.secret);
  const choice = { variant, flavour };
  const names = await context.catalogue.choiceNames(whom.language);
  const words = [variant, flavour].filter((part) => part !== '');
  const named = writtenIn(whom.language, () => words.map((part) => choiceName(part, names)));
  await tellContact(
    tx,
    context,
    { channel: contact.channel, to: contact.recipient, language: whom.language },
    {
      template: 'back-in-stock',
      data: {
        product: [name, ...named].join(', '),
        productUrl: `${origin()}/shop/${sku}${choicePath(choice)}`,
        unsubscribeUrl: `${origin()}/stock-alerts/off/${token}`,
      },
      once: id,
    },
  );
}

/** One way only: the text message or the e-mail that was agreed to. An account’s is its number, else its address. */
export function contactOf({
  channel,
  recipient,
  phone,
  email,
}: Pick<DueAlert, 'channel' | 'recipient' | 'phone' | 'email'>): AskedContact | null {
  if (channel !== null && recipient !== null) return { channel, recipient };
  if (phone !== null) return { channel: 'sms', recipient: phone };
  return email === null ? null : { channel: 'email', recipient: email };
}
