import { t } from '../../../src/domain/kit/text/text.ts';
import type { Language } from '../../../src/domain/kit/text/language.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { getMessageChoices, saveMessageChoices } from '../../../src/contract/account/message.calls.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { acceptForms } from '../../platform/http/input/forms.ts';
import { escaped, sendLinkPage } from '../../platform/http/html.ts';
import { problem } from '../../platform/http/problem.ts';
import { route } from '../../platform/http/route.ts';
import { addressIn } from '../../../src/domain/shell/page/address.ts';
import { languageOf } from '../user/language.queries.ts';
import { openToken } from './signed-token.ts';

interface Choices {
  readonly whatsapp: boolean;
  readonly reminders: boolean;
  readonly reviews: boolean;
  readonly language: Language;
}

const params = z.object({ token: z.string() });

/** Message preferences, in the account and through the unsubscribe link in reminders. */
export function choicesRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, settings, clock } = context;
  const { shopName } = settings.business;

  route(app, context, getMessageChoices, async ({ shopper }) =>
    database.one<Choices & { [column: string]: unknown }>(sql`
      SELECT wants_whatsapp AS whatsapp, wants_reminders AS reminders, wants_review_requests AS reviews, language FROM shopper WHERE id = ${shopper.id}`),
  );

  route(app, context, saveMessageChoices, async ({ body, shopper }) => {
    const { whatsapp, reminders, reviews, language } = body;
    // Each yes or no has its own moment; a page from before the third choice doesn't send that one, or the language.
    return database.one<Choices & { [column: string]: unknown }>(sql`
      UPDATE shopper SET wants_whatsapp = ${whatsapp}, wants_reminders = ${reminders},
        wants_review_requests = coalesce(${reviews ?? null}::boolean, wants_review_requests),
        language = coalesce(${language ?? null}, language),
        language_chosen_at = CASE WHEN language = coalesce(${language ?? null}, language) THEN language_chosen_at ELSE ${clock()} END,
        reminders_chosen_at = CASE WHEN wants_reminders = ${reminders} THEN reminders_chosen_at ELSE ${clock()} END,
        review_requests_chosen_at = CASE WHEN wants_review_requests = coalesce(${reviews ?? null}::boolean, wants_review_requests)
          THEN review_requests_chosen_at ELSE ${clock()} END
      WHERE id = ${shopper.id}
      RETURNING wants_whatsapp AS whatsapp, wants_reminders AS reminders, wants_review_requests AS reviews, language`);
  });

  const shopperOf = (request: FastifyRequest): string => {
    const { success, data } = z.safeParse(params, request.params);
    const shopperId = success ? openToken('reminders', data.token, settings.secret, clock()) : null;
    if (shopperId === null) throw problem('not-found', { detail: t`This link isn’t valid` });
    return shopperId;
  };

  void app.register(async (scope) => {
    acceptForms(scope);
    // GET must not unsubscribe: mail scanners open every link. Mail clients POST for one-click unsubscribe (RFC
    // 8058).
    scope.get('/reminders/off/:token', async (request, reply) => {
      const language = await languageOf(database, shopperOf(request));
      return sendLinkPage(reply, language, () => ({
        shopName,
        heading: t`No more reminders?`,
        body: `<p>${escaped(t`${shopName} then writes about your orders only, and no longer about carts that you left.`)}</p>
<form method="post"><button type="submit">${escaped(t`No more reminders`)}</button></form>`,
      }));
    });
    scope.post('/reminders/off/:token', async (request, reply) => {
      const shopperId = shopperOf(request);
      await database.execute(sql`
        UPDATE shopper SET wants_reminders = false, reminders_chosen_at = ${clock()}
        WHERE id = ${shopperId} AND wants_reminders`);
      const language = await languageOf(database, shopperId);
      return sendLinkPage(reply, language, () => ({
        shopName,
        heading: t`No more reminders`,
        body: `<p>${escaped(t`You get no more reminders. In your account you can ask for them again.`)}</p><p><a href="${addressIn(language, '/')}">${escaped(t`To the shop`)}</a></p>`,
      }));
    });
  });
}
