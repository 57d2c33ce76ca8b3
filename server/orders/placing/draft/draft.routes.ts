import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import {
  cancelDraft,
  createDraft,
  findCustomers,
  listDrafts,
  quoteDraft,
  readDraftOrder,
  sendDraft,
  startOrderEdit,
  updateDraft,
} from '../../../../src/contract/orders/draft/draft-order.calls.ts';
import { draftNumber } from '../../../../src/domain/orders/order/order-number.ts';
import { recordChange } from '../../../platform/audit/audit.ts';
import type { Session } from '../../../platform/database/session.ts';
import type { SignedIn } from '../../../platform/http/guard/auth.ts';
import { refuseMistakes } from '../../../platform/http/input/rules.ts';
import { problem } from '../../../platform/http/problem.ts';
import { route } from '../../../platform/http/route.ts';
import { readPage } from '../../../platform/list/list.ts';
import { isPerson, personName } from '../../../platform/list/person-search.ts';
import { staleRecord } from '../../../platform/list/version.ts';
import type { ShopContext } from '../../../platform/start/context.ts';
import type { SaleSource } from '../../../cart/price.ts';
import { moveOrder } from '../../order/moves.ts';
import { moveDraft } from '../../plan/move-draft.ts';
import {
  addDraftEvent,
  type DraftFields,
  draftList,
  type DraftRow,
  draftsIn,
  findDraft,
  findEditOf,
  insertDraft,
  lockDraft,
  nextDraftSequence,
  ordersOfDraft,
  rewriteDraft,
} from '../../tables/draft.queries.ts';
import { latestOfLink } from '../../../checkout/payment/payment.queries.ts';
import { findAnyOrder, lockOrder, type OrderRow } from '../../tables/order.queries.ts';
import { applyEdit } from './apply-edit.ts';
import { draftFindings, editFieldsOf, fieldsFor, fieldsOf } from './draft-fields.ts';
import { abandonDifference, askDifference, tellLapsed } from './ask-difference.ts';
import { editOffer, editScope } from './edit-offer.ts';
import { draftAnswer, draftPrice, isOffered, noDraft } from './draft.answer.ts';
import { sendPayLink } from './send-pay-link.ts';

const maxCustomers = 8;

/** Orders that staff prepare for customers, and their payment links (DRF-01). */
export function draftRoutes(app: FastifyInstance, context: ShopContext): void {
  const { database, clock } = context;

  route(app, context, listDrafts, async ({ query: { status, ...asked } }) =>
    readPage(database, draftList, asked, draftsIn(status)),
  );

  route(app, context, findCustomers, async ({ query: { q } }) => ({
    customers: await database.query<{ id: string; name: string; phone: string }>(sql`
      SELECT id, ${personName} AS name, phone FROM shopper
      WHERE ${isPerson(q, 'shopper') ?? sql`false`} AND phone IS NOT NULL AND deleted_at IS NULL
      ORDER BY name, id LIMIT ${maxCustomers}`),
  }));

  route(app, context, quoteDraft, async ({ body }) => draftPrice(context, body));

  route(app, context, readDraftOrder, async ({ params: { id } }) => draftAnswer(context, id));

  route(
    app,
    context,
    createDraft,
    async ({ body: { next, ...body }, shopper }) => {
      await refuseMistakes(draftFindings(context, null, { ...body, next }));
      const [fields, rules] = await Promise.all([fieldsOf(context, body), context.catalogue.saleRules()]);
      const id = randomUUID();
      await database.transaction(async (tx) => {
        const now = clock();
        const number = draftNumber(await nextDraftSequence(tx), now);
        await insertDraft(tx, { id, number, by: shopper.id, now }, fields);
        await addDraftEvent(tx, id, { event: 'draft.create', status: 'draft', at: now, by: byStaff(shopper) });
        await record(tx, shopper, 'created', {
          id,
          before: null,
          after: { number, status: 'draft', ...kept(fields) },
        });
        if (next === 'send') await goOn({ tx, rules }, await lockedAt(tx, id, undefined), 'send', shopper);
      });
      return draftAnswer(context, id);
    },
    { rules: ({ body }) => draftFindings(context, null, body) },
  );

  route(app, context, startOrderEdit, async ({ params: { id: orderId }, shopper }) => {
    const draftId = await database.transaction(async (tx) => {
      if (!(await findAnyOrder(tx, orderId))) throw problem('not-found', { detail: 'We couldn’t find this order' });
      const order = await lockOrder(tx, orderId);
      const open = await findEditOf(tx, orderId);
      if (open) return open.id;
      const { refusal } = await editScope(tx, order);
      if (refusal !== null) throw problem('conflict', { detail: refusal });
      const now = clock();
      const [id, number] = [randomUUID(), draftNumber(await nextDraftSequence(tx), now)];
      const fields = await editFieldsOf(tx, order);
      await insertDraft(tx, { id, number, by: shopper.id, now, editsOrder: orderId }, fields);
      await addDraftEvent(tx, id, { event: 'draft.create', status: 'draft', at: now, by: byStaff(shopper) });
      const after = { number, status: 'draft', order: order.number, ...kept(fields) };
      await record(tx, shopper, 'created', { id, before: null, after });
      return id;
    });
    return draftAnswer(context, draftId);
  });

  route(
    app,
    context,
    updateDraft,
    async ({ params: { id }, body: { next, ...body }, headers, shopper }) => {
      await refuseMistakes(draftFindings(context, id, { ...body, next }));
      const [fields, rules] = await Promise.all([fieldsFor(context, id, body), context.catalogue.saleRules()]);
      await locked(id, headers['if-match'], async (tx, draft) => {
        await refuseWaiting(tx, draft, clock());
        // Whoever only sends it changes nothing.
        if (!isDeepStrictEqual(filledOf(draft), filledOf(fields))) await change(tx, draft, fields, shopper);
        if (next === 'apply' && draft.edits_order === null) {
          throw problem('conflict', { detail: 'This draft isn’t the change of an order' });
        }
        if (next !== 'save') await goOn({ tx, rules }, await lockedAt(tx, id, undefined), next, shopper);
      });
      return draftAnswer(context, id);
    },
    { rules: ({ params: { id }, body }) => draftFindings(context, id, body) },
  );

  route(app, context, sendDraft, async ({ params: { id }, headers, shopper }) => {
    const rules = await context.catalogue.saleRules();
    await locked(id, headers['if-match'], async (tx, draft) => {
      await refuseWaiting(tx, draft, clock());
      await goOn({ tx, rules }, draft, 'send', shopper);
    });
    return draftAnswer(context, id);
  });

  route(app, context, cancelDraft, async ({ params: { id }, headers, shopper }) => {
    await locked(id, headers['if-match'], async (tx, draft, orders) => {
      if ((await ordersOfDraft(tx, id)).length !== orders.length) throw payingNow();
      const by = byStaff(shopper);
      const effects = await moveDraft(tx, draft, { type: 'draft.cancel' }, { by, at: clock() });
      if (!effects) throw problem('conflict', { detail: overText(draft) });
      for (const order of orders) await moveOrder({ tx, context }, order.id, { type: 'order.cancel' }, by);
      await withdrawn(tx, draft);
      const { number, status } = draft;
      await record(tx, shopper, 'cancelled', {
        id,
        before: { number, status },
        after: { number, status: 'cancelled' },
      });
    });
    return draftAnswer(context, id);
  });

  async function change(tx: Session, draft: DraftRow, fields: DraftFields, shopper: SignedIn): Promise<void> {
    const { id, number, status } = draft;
    const by = { by: byStaff(shopper), at: clock() };
    if (!(await moveDraft(tx, draft, { type: 'draft.change' }, by))) {
      throw problem('conflict', { detail: overText(draft) });
    }
    await rewriteDraft(tx, id, fields, { by: shopper.id, now: clock() });
    if (draft.edits_order !== null) await abandonDifference({ tx, context }, draft.edits_order, draft.link_id);
    await record(tx, shopper, 'changed', {
      id,
      before: { number, status, ...kept(draft) },
      after: { number, status: 'draft', ...kept(fields) },
    });
  }

  /** Sends the link of a draft, or changes its order, or asks for the difference first. The caller has locked both. */
  async function goOn(sale: SaleSource, draft: DraftRow, next: 'send' | 'apply', shopper: SignedIn): Promise<void> {
    const by = byStaff(shopper);
    const { id, number, status, edits_order: orderId } = draft;
    if (orderId === null) {
      const { expiresAt, total } = await sendPayLink(context, sale, draft, by);
      return sentTo({ total, expiresAt: expiresAt.toISOString() });
    }
    const order = await lockOrder(sale.tx, orderId);
    const at = clock();
    // What an earlier link holds is there again for the next one.
    if (isOffered(draft)) await moveDraft(sale.tx, draft, { type: 'draft.change' }, { by, at });
    await abandonDifference({ tx: sale.tx, context }, orderId, draft.link_id);
    const asks = { draft: await lockedAt(sale.tx, id, undefined), order, by };
    const isMore = next === 'send' || (await editOffer(context, order, draft, sale)).due > 0;
    if (!isMore) return applyEdit(context, sale, asks);
    const { expiresAt, due } = await askDifference(context, sale, asks);
    return sentTo({ due, expiresAt: expiresAt.toISOString() });

    async function sentTo(after: object): Promise<void> {
      const states = { before: { number, status }, after: { number, status: 'sent', ...after } };
      await record(sale.tx, shopper, 'payment link sent', { id, ...states });
    }
  }

  /** A change that was asked for is dropped: nobody waits for its payment, and the customer is told. */
  async function withdrawn(tx: Session, draft: DraftRow): Promise<void> {
    if (draft.edits_order === null || !isOffered(draft)) return;
    const order = await lockOrder(tx, draft.edits_order);
    await abandonDifference({ tx, context }, order.id, draft.link_id);
    await tellLapsed({ tx, context }, order);
    tx.afterCommit(() => context.catalogue.stockChanged());
  }

  /** Runs with the draft locked, and before it its orders and the order that it changes, as everywhere. */
  async function locked(
    id: string,
    version: number | undefined,
    act: (tx: Session, draft: DraftRow, orders: readonly OrderRow[]) => Promise<void>,
  ): Promise<void> {
    const draft = await findDraft(database, id);
    await database.transaction(async (tx) => {
      const orders = await ordersOfDraft(tx, id);
      if (draft?.edits_order != null) await lockOrder(tx, draft.edits_order);
      for (const order of orders) await lockOrder(tx, order.id);
      await act(tx, await lockedAt(tx, id, version), orders);
    });
  }

  /** Throws 'not-found', and 'version-conflict' with the draft as it is now. */
  async function lockedAt(tx: Session, id: string, version: number | undefined): Promise<DraftRow> {
    const draft = await lockDraft(tx, id);
    if (!draft) throw noDraft();
    if (version !== undefined && version !== draft.version) throw staleRecord({ version: draft.version });
    return draft;
  }

  async function record(
    tx: Session,
    { id: actorId }: SignedIn,
    action: string,
    { id, before, after }: { id: string; before: object | null; after: object },
  ): Promise<void> {
    await recordChange(tx, { actorId, action, resource: 'draft order', recordId: id, before, after, now: clock() });
  }
}

/** Throws while the customer pays: what they pay for must not change. */
async function refuseWaiting(tx: Session, { id, link_id: linkId }: DraftRow, now: Date): Promise<void> {
  const orders = await ordersOfDraft(tx, id);
  if (orders.some(({ status }) => status === 'placed')) throw payingNow();
  const payment = linkId === null ? undefined : await latestOfLink(tx, linkId);
  const isOpen = payment?.status === 'pending' || payment?.status === 'checking';
  if (isOpen && payment.expires_at !== null && now < payment.expires_at) throw payingNow();
}

function payingNow() {
  return problem('conflict', {
    detail: 'The customer is paying right now. Wait a few minutes, or cancel the draft',
  });
}

function overText({ status }: Pick<DraftRow, 'status'>): string {
  return status === 'paid' ? 'This draft is an order already' : 'This draft is cancelled';
}

function byStaff({ id }: SignedIn) {
  return { actor: 'admin', shopperId: id } as const;
}

/** What staff fill in, to see whether anything is different. */
function filledOf({ phone, name, lines, bundles, coupon_code: coupon, address, note }: Omit<DraftFields, 'total'>) {
  return { phone, name, lines, bundles, coupon, address, note };
}

/** What the audit log keeps of a draft. */
function kept({
  lines,
  bundles,
  coupon_code: couponCode,
  address,
  total,
  phone,
}: Omit<DraftFields, 'note' | 'name'>) {
  return { lines, ...(bundles.length === 0 ? {} : { bundles }), couponCode, total, phone, address };
}
