import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import {
  deleteTemplate,
  listTemplates,
  readSigner,
  saveSigner,
  saveTemplate,
} from '../../src/contract/prescriptions/prescriber.calls.ts';
import { maxTemplates } from '../../src/domain/prescriptions/prescription.ts';
import { requireAccount } from '../platform/http/guard/account-lock.ts';
import { problem } from '../platform/http/problem.ts';
import { route } from '../platform/http/route.ts';
import type { ShopContext } from '../platform/start/context.ts';
import { findSigner, keepSigner, removeTemplate, setTemplate, templatesOf } from './prescriber.queries.ts';
import { namesOf } from './prescription.queries.ts';

/** What a prescriber keeps for themselves: how they are printed, and their templates (PRE-01). */
export function prescriberRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;
  const templates = async (shopperId: string) => {
    const found = await templatesOf(database, shopperId);
    const names = await namesOf(
      database,
      found.flatMap(({ products }) => products),
    );
    return {
      templates: found.map((each) => ({
        ...each,
        medicines: [...each.medicines],
        products: [...each.products],
        covers: each.products.map((sku) => ({ sku, name: names.get(sku) ?? sku })),
      })),
    };
  };

  route(app, context, readSigner, async ({ shopper }) => ({
    signer: (await findSigner(database, shopper.id)) ?? null,
  }));

  route(app, context, saveSigner, async ({ body, shopper }) => {
    return { signer: await database.transaction(async (tx) => keepSigner(tx, shopper.id, body, clock())) };
  });

  route(app, context, listTemplates, async ({ shopper }) => templates(shopper.id));

  route(app, context, saveTemplate, async ({ body, shopper }) => {
    await database.transaction(async (tx) => {
      await requireAccount(tx, shopper.id);
      await setTemplate(tx, shopper.id, { ...body, id: randomUUID(), name: body.name.trim() }, clock());
      if ((await templatesOf(tx, shopper.id)).length > maxTemplates) {
        throw problem('conflict', { detail: `You can keep up to ${maxTemplates} templates` });
      }
    });
    return templates(shopper.id);
  });

  route(app, context, deleteTemplate, async ({ params: { id }, shopper }) => {
    if (!(await removeTemplate(database, shopper.id, id))) {
      throw problem('not-found', { detail: 'We couldn’t find this template' });
    }
    return templates(shopper.id);
  });
}
