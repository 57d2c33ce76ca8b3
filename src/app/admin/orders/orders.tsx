import type { Api } from '../../../contract/api.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import {
  orderViews,
  shippingDocuments,
  paymentViews,
  type OrderView,
  type PaymentView,
} from '../../../domain/orders/order/staff-move.ts';
import { paymentMethods, type OrderStatus, type PaymentMethod } from '../../../domain/orders/order/order.ts';
import type { CellTone, Row } from '../../../machines/admin/frame/collection/collection.types.ts';
import { saveFile } from '../../../services/platform/browser/save-file.ts';
import { orderCalls } from '../../../services/admin/kit/order-calls.ts';
import { LinkButton } from '../../../ui/kit/action/Button.tsx';
import { adminSection } from '../kit/admin-section.tsx';

type Order = AnswerOf<Api['listAnyOrders']>['items'][number];

const statuses: Readonly<Record<OrderStatus, { readonly text: string; readonly tone: CellTone }>> = {
  placed: { text: 'Awaiting payment', tone: 'neutral' },
  paid: { text: 'To pack', tone: 'warning' },
  packed: { text: 'To ship', tone: 'warning' },
  shipped: { text: 'Shipped', tone: 'info' },
  delivered: { text: 'Delivered', tone: 'good' },
  cancelled: { text: 'Cancelled', tone: 'neutral' },
  returned: { text: 'Returned', tone: 'bad' },
  refunded: { text: 'Refunded', tone: 'neutral' },
};

const methods: Readonly<Record<PaymentMethod, string>> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Netbanking',
  cod: 'Cash on delivery',
  wallet: 'Wallet',
};

const views: Readonly<Record<OrderView, string>> = {
  all: 'All',
  'to-pack': 'To pack',
  'to-ship': 'To ship',
  shipped: 'Shipped',
  delivered: 'Delivered',
  'on-hold': 'On hold',
  'to-settle': 'To settle',
  returned: 'Returned',
};

const payments: Readonly<Record<PaymentView, string>> = {
  paid: 'Paid',
  open: 'Not paid yet',
  collect: 'To collect',
  unmatched: 'To settle',
  mismatched: 'Unmatched',
  failed: 'Failed',
  refunding: 'Being refunded',
  refunded: 'Refunded',
};

function statusOf({ status, isHeld, paymentMethod, paymentStatus }: Order): {
  readonly text: string;
  readonly tone: CellTone;
} {
  if (paymentStatus === 'unmatched') return { text: 'To settle', tone: 'bad' };
  const isOpen = status === 'placed' || status === 'paid';
  if (isHeld && isOpen) return { text: 'On hold', tone: 'bad' };
  return status === 'placed' && paymentMethod === 'cod' ? statuses.paid : statuses[status];
}

function rowOf(order: Order): Row {
  const { id, number, status, placedAt, name, city, lines, paymentMethod, paymentStatus, total } = order;
  const [first] = lines;
  const units = lines.reduce((all, { quantity }) => all + quantity, 0);
  const isToPack = statusOf(order).text === 'To pack';
  return {
    id,
    name: number,
    cells: {
      number: { kind: 'text', text: number },
      placed: { kind: 'moment', at: placedAt },
      customer: { kind: 'text', text: name, note: city },
      items: { kind: 'text', text: first?.name ?? '', note: units > 1 ? `${units} units` : '' },
      payment: { kind: 'text', text: methods[paymentMethod], note: paymentStatus },
      status: { kind: 'badge', ...statusOf(order) },
      total: { kind: 'money', amount: total },
      tracking: { kind: 'text', text: order.trackingNumber ?? '' },
    },
    commands: [
      ...(isToPack ? ['pack'] : []),
      ...(status === 'shipped' ? ['deliver'] : []),
      ...(isToPack || status === 'packed' || status === 'shipped' ? shippingDocuments : []),
    ],
  };
}

const choices = <Name extends string>(names: readonly Name[], words: Readonly<Record<Name, string>>) =>
  names.map((value) => ({ value, label: words[value] }));

/** /dashboard/orders of an admin, and one order (ORD-02). */
export const AdminOrdersSection = adminSection({
  slug: 'orders',
  list: {
    title: 'Orders',
    noun: { one: 'order', many: 'orders' },
    columns: [
      { key: 'number', title: 'Order' },
      { key: 'placed', title: 'Placed', sort: 'placed' },
      { key: 'customer', title: 'Customer', onPhone: 'note' },
      { key: 'items', title: 'Items' },
      { key: 'payment', title: 'Payment' },
      { key: 'status', title: 'Status', onPhone: 'state' },
      { key: 'total', title: 'Total', sort: 'total', isNumeric: true, onPhone: 'aside' },
      { key: 'tracking', title: 'Tracking number', isHiddenFirst: true },
    ],
    filters: [
      { kind: 'choice', name: 'view', label: 'View', options: choices(orderViews.slice(1), views) },
      { kind: 'choice', name: 'payment', label: 'Payment', options: choices(paymentViews, payments) },
      { kind: 'choice', name: 'method', label: 'Paid by', options: choices(paymentMethods, methods) },
      { kind: 'period', from: 'from', to: 'to', label: 'Placed' },
    ],
    tabs: orderViews.map((name) => ({
      name,
      label: views[name],
      search: name === 'all' ? '' : `?view=${name}`,
    })),
    commands: [
      {
        name: 'pack',
        label: 'Mark packed',
        place: 'both',
        ask: (count, name) => ({
          title: count === 1 ? `Mark ${name} as packed?` : `Mark ${count} orders as packed?`,
          text: 'Packed orders can’t be cancelled.',
        }),
        successMessage: (count) => (count === 1 ? '1 order marked packed' : `${count} orders marked packed`),
      },
      {
        name: 'deliver',
        label: 'Mark delivered',
        place: 'both',
        ask: (count, name) => ({
          title: count === 1 ? `Mark ${name} as delivered?` : `Mark ${count} orders as delivered?`,
          text: 'Cash on delivery is recorded as collected.',
        }),
        successMessage: (count) => (count === 1 ? '1 order marked delivered' : `${count} orders marked delivered`),
      },
      {
        name: 'labels',
        label: 'Print labels',
        place: 'both',
        successMessage: () => 'Labels saved as one file. The last page lists orders without a label',
      },
      {
        name: 'slips',
        label: 'Print packing slips',
        place: 'both',
        successMessage: () => 'Packing slips saved as one file. The last page lists orders without a slip',
      },
    ],
    searchHint: 'Order, name, phone or pincode',
    usualSort: '-placed',
    empty: { title: 'No orders yet', text: 'Orders placed in the shop appear here.' },
  },
  actions: () => (
    <LinkButton tone="outline" size="small" href="/dashboard/orders/gst">
      GST file
    </LinkButton>
  ),
  hrefOf: (id) => `/dashboard/orders/${id}`,
  importHint: 'Columns: order, courier, tracking number and, if there is one, tracking page.',
  listCalls: (http, view) => ({
    list: async (search, signal) => {
      const { total, items } = await http.send(orderCalls.listAnyOrders, { search, signal });
      return { total, rows: items.map(rowOf) };
    },
    counts: async (signal) => http.send(orderCalls.countOrderViews, { signal }),
    run: async (command, picking, matching, signal) => {
      const which = picking.kind === 'some' ? { ids: [...picking.ids] } : { matching };
      const document = shippingDocuments.find((kind) => kind === command);
      if (document) {
        const body = { action: document, ...which };
        saveFile(view, `${document}.pdf`, await http.send(orderCalls.printOrders, { body, signal }));
        return { changed: 1, refused: [] };
      }
      const body = { action: command === 'deliver' ? 'deliver' : 'pack', ...which } as const;
      return http.send(orderCalls.moveOrders, { body, signal });
    },
    exportCsv: async (search, signal) => http.send(orderCalls.exportOrders, { search, signal }),
    importCsv: async (form, signal) => http.send(orderCalls.importShipments, { form, signal }),
  }),
});
