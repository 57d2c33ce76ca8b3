import sql from 'sql-template-tag';
import type { Language } from '../../../src/domain/kit/text/language.ts';
import { addressIn } from '../../../src/domain/shell/page/address.ts';
import { matchRoute, parseLocation } from '../../../src/domain/shell/page/route.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { writtenIn } from '../../platform/http/words.ts';
import type { Channel, OutgoingMessage } from './messages.ts';
import { renderEmail } from './render.ts';
import type { Letter, ShopFacts } from './templates/letter.ts';
import { isToStaff, letterOf, type TemplateData, type TemplateName } from './templates/templates.ts';

export type TellContext = Pick<ShopContext, 'messages' | 'settings' | 'origin'>;

export interface Told<Name extends TemplateName> {
  readonly template: Name;
  readonly data: TemplateData[Name];
  /** Deduplication key, such as an order id: the same template with the same key is sent once only. */
  readonly once?: string;
}

/** How a person can be reached, in which language. */
export interface Contact {
  readonly phone: string | null;
  readonly email: string | null;
  readonly first_name: string | null;
  readonly wants_whatsapp: boolean;
  readonly language: Language;
}

/** Undefined for a person who isn't there. */
export async function readContact(session: Session, shopperId: string): Promise<Contact | undefined> {
  return session.maybeOne<Contact & { [column: string]: unknown }>(sql`
    SELECT phone, email, first_name, wants_whatsapp, language FROM shopper WHERE id = ${shopperId}`);
}

/**
 * Messages a shopper in the caller's transaction: SMS to their number, e-mail to their confirmed address, WhatsApp
 * only if they opted in (ORD-05), all in their language (LNG-01).
 */
export async function tellShopper<Name extends TemplateName>(
  tx: Session,
  context: TellContext,
  shopperId: string,
  told: Told<Name>,
): Promise<void> {
  const contact = await readContact(tx, shopperId);
  if (contact) await tellKnown(tx, context, contact, told);
}

/** The same for somebody whose contact was read in this transaction; all that it writes is sent at once. */
export async function tellKnown<Name extends TemplateName>(
  tx: Session,
  context: TellContext,
  contact: Contact,
  told: Told<Name>,
): Promise<void> {
  const { phone, email, first_name: firstName, wants_whatsapp: wantsWhatsapp, language } = contact;
  const ways: [Channel, string | null][] = [
    ['sms', phone],
    ['whatsapp', wantsWhatsapp ? phone : null],
    ['email', email],
  ];
  const once = told.once === undefined ? {} : { once: `${told.template}:${told.once}` };
  const sent = ways.map(async ([channel, to]) => {
    if (to === null || !context.messages.channels.has(channel)) return;
    await context.messages.send(tx, {
      ...content(context, { channel, to, firstName, language }, told),
      template: told.template,
      ...once,
    });
  });
  await Promise.all(sent);
}

interface Way {
  readonly channel: Channel;
  readonly to: string;
  readonly firstName?: string | null;
  /** English if it isn’t known. */
  readonly language?: Language;
}

/** Messages a number or address that may not belong to an account yet, such as with a code that proves it. */
export async function tellContact<Name extends TemplateName>(
  tx: Session,
  context: TellContext,
  way: Way,
  told: Told<Name> & Pick<OutgoingMessage, 'code' | 'expiresAt' | 'replyTo' | 'isCounted'>,
): Promise<void> {
  const { template, data, once, ...rest } = told;
  await context.messages.send(tx, {
    ...content(context, way, { template, data }),
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

function content<Name extends TemplateName>(
  context: TellContext,
  { channel, to, firstName = null, language: wanted = 'en' }: Way,
  { template, data }: Told<Name>,
): OutgoingMessage {
  const shop = factsOf(context);
  const language = isToStaff(template) ? 'en' : wanted;
  return writtenIn(language, () => {
    const letter = linkedIn(language, letterOf(template, data, shop), shop.origin);
    const ending = letter.unsubscribeUrl === undefined ? {} : { unsubscribeUrl: letter.unsubscribeUrl };
    if (channel !== 'email') return { to, channel, language, text: letter.sms, ...ending };
    return { to, channel, language, ...renderEmail(letter, shop, { firstName, language }), ...ending };
  });
}

/** A letter that leads to the pages of a language. What the server draws itself has one address for all. */
function linkedIn(language: Language, letter: Letter, origin: string): Letter {
  const linked = (text: string) =>
    text.replaceAll(/https?:\/\/\S+/gu, (url) => {
      const href = url.startsWith(`${origin}/`) ? url.slice(origin.length) : '';
      const isPage = href !== '' && matchRoute(parseLocation(href).path).route !== 'not-found';
      return isPage ? `${origin}${addressIn(language, href)}` : url;
    });
  const { sms, action } = letter;
  return {
    ...letter,
    sms: linked(sms),
    ...(action === undefined ? {} : { action: { ...action, url: linked(action.url) } }),
  };
}
