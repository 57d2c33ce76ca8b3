import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ShopContext } from '../../../platform/start/context.ts';
import { problem } from '../../../platform/http/problem.ts';
import { acceptForms } from '../../../platform/http/input/forms.ts';
import { sandboxChoices, settle } from './sandbox-bank.ts';
import { sandboxPayPage } from './sandbox-pay.page.ts';
import { findSandboxPayment, type SandboxRow } from './sandbox.ts';

const params = z.object({ id: z.string().check(z.regex(/^sbx_[0-9a-f]{32}$/u)) });
const choice = z.enum(sandboxChoices);

/** The sandbox bank's payment pages. They don't exist in live mode. */
export function sandboxPayRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, settings, clock, jobs } = context;
  if (settings.mode !== 'sandbox') return;
  const bank = { database, clock, jobs };

  const paymentOf = async (request: FastifyRequest): Promise<SandboxRow> => {
    const parsed = z.safeParse(params, request.params);
    const payment = parsed.success ? await findSandboxPayment(database, parsed.data.id, clock()) : undefined;
    if (!payment) throw problem('not-found', { detail: 'We couldn’t find this payment' });
    return payment;
  };

  void app.register(async (scope) => {
    acceptForms(scope);
    scope.get('/sandbox/pay/:id', async (request, reply) => {
      const page = sandboxPayPage(await paymentOf(request));
      return reply
        .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        .type('text/html; charset=utf-8')
        .send(page);
    });
    scope.post('/sandbox/pay/:id', async (request, reply) => {
      const payment = await paymentOf(request);
      const { body } = request;
      const chosen = z.safeParse(choice, body instanceof URLSearchParams ? body.get('choice') : null);
      if (!chosen.success) throw problem('invalid-input', { detail: 'Choose the bank’s answer' });
      await settle(bank, payment.provider_order_id, chosen.data);
      return reply.header('cache-control', 'no-store').redirect(payment.return_url, 303);
    });
  });
}
