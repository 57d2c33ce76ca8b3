import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { languages } from '../../../src/domain/kit/text/language.ts';
import { id } from '../../../src/contract/primitives.ts';
import type { ShopContext } from '../../platform/start/context.ts';
import { problem } from '../../platform/http/problem.ts';
import { acceptForms } from '../../platform/http/input/forms.ts';
import { isPayLink, returnPath, type ReturnPlace, returnPlaces } from './gateway.ts';

const query = z.object({
  order: id,
  to: z._default(
    z.union([z.enum(returnPlaces), z.custom<ReturnPlace>((to) => typeof to === 'string' && isPayLink(to))]),
    'checkout',
  ),
  language: z._default(z.enum(languages), 'en'),
});

/**
 * Receives payers returning from a gateway, by link or form POST, and redirects them to the shop. Returning proves
 * nothing about the payment.
 */
export function returnRoutes(app: FastifyInstance, _context: ShopContext): void {
  void app.register(async (scope) => {
    acceptForms(scope);
    scope.route({
      method: ['GET', 'POST'],
      url: '/payment/return',
      handler: async (request, reply) => {
        const parsed = z.safeParse(query, request.query);
        if (!parsed.success) throw problem('not-found');
        const { order, to: returnTo, language } = parsed.data;
        const path = returnPath({ returnTo, language }, order);
        return reply.header('cache-control', 'no-store').redirect(path, 303);
      },
    });
  });
}
