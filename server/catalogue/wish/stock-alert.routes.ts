import type { FastifyInstance, FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import {
  askStockAlert,
  readStockAlerts,
  stopStockAlert,
} from '../../../src/contract/catalogue/stock-alert.calls.ts';
import type { BodyOf } from '../../../src/contract/call.ts';
import { t } from '../../../src/domain/kit/text/text.ts';
import { addressIn } from '../../../src/domain/shell/page/address.ts';
import { askedLanguage } from '../../platform/http/words.ts';
import { openToken } from '../../account/message/signed-token.ts';
import { requireAccount } from '../../platform/http/guard/account-lock.ts';
import { countHit } from '../../platform/http/guard/rate-limit.ts';
import { escaped, sendLinkPage } from '../../platform/http/html.ts';
import { acceptForms } from '../../platform/http/input/forms.ts';
import { problem, refusedField } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { masked, recipientKey } from './alert-recipient.ts';
import {
  addAlert,
  type AskedContact,
  type Asker,
  countWaiting,
  isRefused,
  maxWaiting,
  refuseAlerts,
  removeAlert,
  type StockKey,
  unitsAt,
  waitingOf,
} from './stock-alert.queries.ts';
import { contactOf } from './tell-back.ts';

/** How often strangers may name one number or address: it may not be theirs. */
const limitOfRecipient = { max: 5, perSeconds: 86_400 } as const;

/** “Tell me when it’s back” (WSH-01). */
export function stockAlertRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock, settings, messages } = context;

  const ownContact = async (shopperId: string): Promise<AskedContact> => {
    const { phone, email } = await database.one<{ phone: string | null; email: string | null }>(sql`
      SELECT phone, email FROM shopper WHERE id = ${shopperId}`);
    const contact = contactOf({ channel: null, recipient: null, phone, email });
    if (!contact) throw refusedField('phone', t`Enter a mobile number or an e-mail address`);
    return contact;
  };

  const askFor = async (key: StockKey, asker: Asker): Promise<void> => {
    const now = clock();
    await database.transaction(async (tx) => {
      if (asker.shopperId !== undefined) await requireAccount(tx, asker.shopperId);
      const waiting = await countWaiting(tx, asker);
      const units = await unitsAt(tx, key);
      if (units === undefined) throw problem('not-found', { detail: t`This product isn’t in the shop` });
      if (units > 0) throw problem('conflict', { detail: t`It’s in stock again` });
      if (waiting >= maxWaiting) {
        throw problem('conflict', { detail: t`You can wait for up to ${maxWaiting} products at a time` });
      }
      await addAlert(tx, key, asker, now);
    });
  };

  route(app, context, askStockAlert, async ({ params: { sku }, body, shopper, language }) => {
    const { variant, flavour } = body;
    const key = { sku, variant, flavour };
    const typed = typedContact(body);
    if (!typed && shopper) {
      const own = await ownContact(shopper.id);
      refuseChannel(own);
      await askFor(key, { shopperId: shopper.id });
      return { to: masked(own) };
    }
    if (!typed) throw refusedField('phone', t`Enter a mobile number or an e-mail address`);
    refuseChannel(typed);
    const { secret } = settings;
    const hit = { key: `stock-alert:${typed.recipient}`, limit: limitOfRecipient, secret, now: clock() };
    await countHit(database, hit);
    const typedKey = recipientKey(typed.recipient, secret);
    // The same answer for whoever asks: only the owner knows that such messages aren’t wanted.
    if (!(await isRefused(database, typedKey))) await askFor(key, { ...typed, recipientKey: typedKey, language });
    return { to: masked(typed) };
  });

  route(app, context, readStockAlerts, async ({ params: { sku }, shopper }, reply) => {
    reply.header('cache-control', 'private, no-store');
    const waiting = await waitingOf(database, shopper.id, sku);
    return { to: masked(await ownContact(shopper.id)), waiting };
  });

  route(app, context, stopStockAlert, async ({ params: { sku }, query, shopper }) =>
    removeAlert(database, shopper.id, { sku, ...query }),
  );

  function refuseChannel({ channel }: AskedContact): void {
    if (messages.channels.has(channel)) return;
    throw channel === 'sms'
      ? refusedField('phone', t`We can’t send text messages at the moment. Enter an e-mail address`)
      : refusedField('email', t`We can’t send e-mails at the moment. Enter a mobile number`);
  }

  wayOut(app, context);
}

function typedContact({ phone, email }: BodyOf<typeof askStockAlert>): AskedContact | null {
  if (phone !== undefined) return { channel: 'sms', recipient: phone };
  return email === undefined ? null : { channel: 'email', recipient: email };
}

const linkParams = z.object({ token: z.string() });

/** The link in the message, for a number or address that somebody else typed. */
function wayOut(app: FastifyInstance, { database, settings, clock }: ShopContext): void {
  const { shopName } = settings.business;
  const keyOf = (request: FastifyRequest): string => {
    const { success, data } = z.safeParse(linkParams, request.params);
    const key = success ? openToken('stock-alert', data.token, settings.secret, clock()) : null;
    if (key === null) throw problem('not-found', { detail: t`This link isn’t valid` });
    return key;
  };
  void app.register(async (scope) => {
    acceptForms(scope);
    scope.get('/stock-alerts/off/:token', async (request, reply) => {
      keyOf(request);
      return sendLinkPage(reply, askedLanguage(request.headers), () => ({
        shopName,
        heading: t`No more of these messages?`,
        body: `<p>${escaped(t`You got the one message that was asked for, so nothing else is on its way. ${shopName} can also refuse to send any more of them here, whoever asks.`)}</p>
<form method="post"><button type="submit">${escaped(t`Don’t send me any`)}</button></form>`,
      }));
    });
    scope.post('/stock-alerts/off/:token', async (request, reply) => {
      const key = keyOf(request);
      await database.transaction(async (tx) => refuseAlerts(tx, key, clock()));
      const language = askedLanguage(request.headers);
      return sendLinkPage(reply, language, () => ({
        shopName,
        heading: t`We won’t send you any`,
        body: `<p>${escaped(t`Messages about your orders still arrive.`)}</p><p><a href="${addressIn(language, '/')}">${escaped(t`To the shop`)}</a></p>`,
      }));
    });
  });
}
