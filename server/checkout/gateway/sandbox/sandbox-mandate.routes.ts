import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ShopContext } from '../../../platform/start/context.ts';
import { problem } from '../../../platform/http/problem.ts';
import { acceptForms } from '../../../platform/http/input/forms.ts';
import { sandboxMandatePage } from './sandbox-mandate.page.ts';
import {
  chooseDebits,
  debitChoices,
  decideMandate,
  findSandboxMandate,
  mandateChoices,
  type SandboxMandateRow,
} from './sandbox-mandates.ts';

const params = z.object({ id: z.string().check(z.regex(/^sbxm_[0-9a-f]{32}$/u)) });

/** The sandbox bank's mandate page. Doesn't exist in live mode. */
export function sandboxMandateRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, settings, clock, jobs } = context;
  if (settings.mode !== 'sandbox') return;
  const bank = { database, clock, jobs };

  const mandateOf = async (request: FastifyRequest): Promise<SandboxMandateRow> => {
    const parsed = z.safeParse(params, request.params);
    const mandate = parsed.success ? await findSandboxMandate(database, parsed.data.id) : undefined;
    if (!mandate) throw problem('not-found', { detail: 'We couldn’t find this mandate' });
    return mandate;
  };

  void app.register(async (scope) => {
    acceptForms(scope);
    scope.get('/sandbox/mandate/:id', async (request, reply) => {
      const page = sandboxMandatePage(await mandateOf(request));
      return reply
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(page);
    });
    scope.post('/sandbox/mandate/:id', async (request, reply) => {
      const { provider_id: id, return_url: back } = await mandateOf(request);
      const { body } = request;
      const sent = body instanceof URLSearchParams ? body : new URLSearchParams();
      const choice = z.safeParse(z.enum(mandateChoices), sent.get('choice'));
      const debits = z.safeParse(z.enum(debitChoices), sent.get('debits'));
      if (choice.success) await decideMandate(bank, id, choice.data);
      else if (debits.success) await chooseDebits(bank, id, debits.data);
      else throw problem('invalid-input', { detail: 'Choose the bank’s answer' });
      return reply
        .header('cache-control', 'no-store')
        .redirect(choice.success ? back : `/sandbox/mandate/${id}`, 303);
    });
  });
}
