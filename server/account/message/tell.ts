import sql from 'sql-template-tag';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import type { Channel, OutgoingMessage } from './messages.ts';
import { renderEmail } from './render.ts';
import type { Letter, ShopFacts } from './templates/letter.ts';
import { letterOf, type TemplateData, type TemplateName } from './templates/templates.ts';

export type TellContext = Pick<ShopContext, 'messages' | 'settings' | 'origin'>;

export interface Told<Name extends TemplateName> {
  readonly template: Name;
  readonly data: TemplateData[Name];
  /** Deduplication key, such as an order id: the same template with the same key is sent once only. */
  readonly once?: string;
}

interface ContactRow {
  readonly phone: string | null;
  readonly email: string | null;
  readonly first_name: string | null;
  readonly wants_whatsapp: boolean;
}

/**
 * Messages a shopper in the caller's transaction: SMS to their number, e-mail to their confirmed address, WhatsApp
 * only if they opted in (ORD-05).
 */
export async function tellShopper<Name extends TemplateName>(
  tx: Session,
  context: TellContext,
  shopperId: string,
  told: Told<Name>,
): Promise<void> {
  const contact = await tx.maybeOne<ContactRow & { [column: string]: unknown }>(sql`
    SELECT phone, email, first_name, wants_whatsapp FROM shopper WHERE id = ${shopperId}`);
  if (!contact) return;
  const { phone, email, first_name: firstName, wants_whatsapp: wantsWhatsapp } = contact;
  const ways: [Channel, string | null][] = [
    ['sms', phone],
    ['whatsapp', wantsWhatsapp ? phone : null],
    ['email', email],
  ];
  const letter = letterOf(told.template, told.data, factsOf(context));
  for (const [channel, to] of ways) {
    if (to === null || !context.messages.channels.has(channel)) continue;
    const once = told.once === undefined ? {} : { once: `${told.template}:${told.once}` };
    await context.messages.send(tx, {
      ...content(letter, { channel, to, firstName }, factsOf(context)),
      template: told.template,
      ...once,
    });
  }
}

interface Way {
  readonly channel: Channel;
  readonly to: string;
  readonly firstName?: string | null;
}

/** Messages a number or address that may not belong to an account yet, such as with a code that proves it. */
export async function tellContact<Name extends TemplateName>(
  tx: Session,
  context: TellContext,
  way: Way,
  told: Told<Name> & Pick<OutgoingMessage, 'code' | 'expiresAt' | 'replyTo' | 'isCounted'>,
): Promise<void> {
  const { template, data, once, ...rest } = told;
  const shop = factsOf(context);
  await context.messages.send(tx, {
    ...content(letterOf(template, data, shop), way, shop),
    template,
    ...(once === undefined ? {} : { once: `${template}:${once}` }),
    ...rest,
  });
}

function factsOf({ settings: { business }, origin }: TellContext): ShopFacts {
  return {
    shopName: business.shopName,
    origin: origin(),
    careEmail: business.email,
    carePhone: business.phone,
  };
}

function content(letter: Letter, { channel, to, firstName = null }: Way, shop: ShopFacts): OutgoingMessage {
  const ending = letter.unsubscribeUrl === undefined ? {} : { unsubscribeUrl: letter.unsubscribeUrl };
  if (channel !== 'email') return { to, channel, text: letter.sms, ...ending };
  return { to, channel, ...renderEmail(letter, shop, firstName), ...ending };
}
