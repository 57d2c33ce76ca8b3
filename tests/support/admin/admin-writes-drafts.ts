import { goodAddress, newPhone } from '../server.ts';
import { cashOrder } from './admin-writes-orders.ts';
import { type AuditedShop, changed, type PrepareWrite } from './audited-shop.ts';

const path = '/v1/admin/draft-orders';
const lines = [{ sku: 'sleep-mantra', flavour: 'Plain', variant: '30 ml', quantity: 1, packageType: 'trial' }];

function bodyOf(quantity = 1) {
  const address = { ...goodAddress, line2: goodAddress.line2 ?? '' };
  return { phone: newPhone(), name: 'Asha', lines: lines.map((line) => ({ ...line, quantity })), address };
}

async function draft(desk: AuditedShop): Promise<{ id: string; number: string }> {
  return desk.done('POST', path, bodyOf());
}

/** Orders that staff prepare. */
export const draftWrites = {
  createDraft: async () => {
    const body = bodyOf(2);
    return {
      body,
      lines: (answer) => [
        {
          action: 'created',
          resource: 'draft order',
          recordId: (answer as { id: string }).id,
          before: null,
          after: { status: 'draft', lines: body.lines, phone: '(not kept)', address: '(not kept)' },
        },
      ],
    };
  },
  updateDraft: async (desk) => {
    const { id, number } = await draft(desk);
    const body = bodyOf(3);
    return {
      params: { id },
      body,
      lines: changed('draft order', id, { number, status: 'draft', lines }, { number, lines: body.lines }),
    };
  },
  startOrderEdit: async (desk) => {
    const { id, number } = await cashOrder(desk, await desk.person());
    return {
      params: { id },
      body: {},
      lines: (answer) => [
        {
          action: 'created',
          resource: 'draft order',
          recordId: (answer as { id: string }).id,
          before: null,
          after: { status: 'draft', order: number },
        },
      ],
    };
  },
  sendDraft: async (desk) => {
    const { id, number } = await draft(desk);
    const [before, after] = [
      { number, status: 'draft' },
      { number, status: 'sent' },
    ];
    return { params: { id }, body: {}, lines: changed('draft order', id, before, after, 'payment link sent') };
  },
  cancelDraft: async (desk) => {
    const { id, number } = await draft(desk);
    const [before, after] = [
      { number, status: 'draft' },
      { number, status: 'cancelled' },
    ];
    return { params: { id }, body: {}, lines: changed('draft order', id, before, after, 'cancelled') };
  },
} satisfies Record<string, PrepareWrite>;
