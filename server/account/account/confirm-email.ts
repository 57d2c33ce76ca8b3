import { t } from '../../../src/domain/kit/text/text.ts';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import type { ShopContext } from '../../platform/start/context.ts';
import type { Session } from '../../platform/database/session.ts';
import { acceptForms } from '../../platform/http/input/forms.ts';
import { escaped, sendLinkPage } from '../../platform/http/html.ts';
import { problem } from '../../platform/http/problem.ts';
import { openToken, sealToken } from '../message/signed-token.ts';
import { addressIn } from '../../../src/domain/shell/page/address.ts';
import { languageOf } from '../user/language.queries.ts';
import { tellContact } from '../message/tell.ts';
import { changeProfile } from './account.queries.ts';

/** Days until the link in the message expires. */
const days = 7;

/**
 * Sends a confirmation link to the e-mail address given at registration. Nothing else goes there until the link is
 * confirmed (ACC-01). Runs in the caller's transaction.
 */
export async function askToConfirm(
  tx: Session,
  context: ShopContext,
  { shopperId, email }: { shopperId: string; email: string },
): Promise<void> {
  const { settings, clock, origin } = context;
  const now = clock();
  const known = await tx.maybeOne(sql`SELECT FROM shopper WHERE id = ${shopperId} AND lower(email) = ${email}`);
  if (known) return;
  const id = randomUUID();
  await tx.execute(sql`
    INSERT INTO email_wish (id, shopper_id, email, asked_at) VALUES (${id}, ${shopperId}, ${email}, ${now})
    ON CONFLICT (shopper_id) DO UPDATE SET id = EXCLUDED.id, email = EXCLUDED.email, asked_at = EXCLUDED.asked_at`);
  const token = sealToken({ purpose: 'email', id, days, now }, settings.secret);
  const way = { channel: 'email', to: email, language: await languageOf(tx, shopperId) } as const;
  const confirmUrl = `${origin()}/email/confirm/${token}`;
  await tellContact(tx, context, way, { template: 'confirm-email', data: { confirmUrl } });
}

/** The unconfirmed address whose link is still valid; null if there is none. */
export async function awaitedEmail(session: Session, shopperId: string, now: Date): Promise<string | null> {
  const wish = await session.maybeOne<{ email: string }>(sql`
    SELECT wish.email FROM email_wish AS wish JOIN shopper ON shopper.id = wish.shopper_id
    WHERE wish.shopper_id = ${shopperId} AND wish.asked_at > ${now}::timestamptz - make_interval(days => ${days})
      AND shopper.email IS DISTINCT FROM wish.email`);
  return wish?.email ?? null;
}

const params = z.object({ token: z.string() });

interface Wish {
  readonly id: string;
  readonly shopper_id: string;
  readonly email: string;
  readonly [column: string]: unknown;
}

/** The confirmation page: confirming proves the address and saves it on the account (ACC-01). */
export function confirmEmailRoutes(app: FastifyInstance, { database, settings, clock }: ShopContext): void {
  const { shopName } = settings.business;
  const wishOf = async (request: FastifyRequest): Promise<Wish> => {
    const { success, data } = z.safeParse(params, request.params);
    const id = success ? openToken('email', data.token, settings.secret, clock()) : null;
    const wish =
      id === null ? undefined : await database.maybeOne<Wish>(sql`SELECT * FROM email_wish WHERE id = ${id}`);
    if (!wish) throw problem('not-found', { detail: t`This link has expired or was already used` });
    return wish;
  };

  void app.register(async (scope) => {
    acceptForms(scope);
    // GET must not confirm: mail scanners open every link.
    scope.get('/email/confirm/:token', async (request, reply) => {
      const { email, shopper_id: shopperId } = await wishOf(request);
      return sendLinkPage(reply, await languageOf(database, shopperId), () => ({
        shopName,
        heading: t`Is this your address?`,
        body: `<p>${escaped(t`${shopName} then writes to ${email} about your orders.`)}</p>
<form method="post"><button type="submit">${escaped(t`Yes, it is mine`)}</button></form>`,
      }));
    });
    scope.post('/email/confirm/:token', async (request, reply) => {
      const { id, shopper_id: shopperId, email } = await wishOf(request);
      const isKept = await database.transaction(async (tx) => {
        const used = await tx.execute(sql`DELETE FROM email_wish WHERE id = ${id}`);
        return used === 1 && (await changeProfile(tx, shopperId, { email }));
      });
      const language = await languageOf(database, shopperId);
      return sendLinkPage(reply, language, () => ({
        shopName,
        heading: isKept ? t`Your address is confirmed` : t`This address wasn’t added`,
        body: `<p>${escaped(
          isKept
            ? t`From now on you get our messages there too.`
            : t`It belongs to another account, or the link was used already.`,
        )}</p><p><a href="${addressIn(language, '/dashboard/profile')}">${escaped(t`To your account`)}</a></p>`,
      }));
    });
  });
}
