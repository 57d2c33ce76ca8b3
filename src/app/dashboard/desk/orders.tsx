import type { AnswerOf } from '../../../contract/call.ts';
import type { Api } from '../../../contract/api.ts';
import { indianDay } from '../../../domain/money/dates.ts';
import {
  orderViews,
  type PaperKind,
  paperKinds,
  paymentViews,
  type OrderView,
  type PaymentView,
} from '../../../domain/order/desk-move.ts';
import { paymentMethods, type OrderStatus, type PaymentMethod } from '../../../domain/order/order.ts';
import type { CellTone, Row } from '../../../machines/collection/collection.types.ts';
import { dataDownloadLogic } from '../../../machines/data-download/data-download.actors.ts';
import { gstFileLogic } from '../../../machines/gst-file/gst-file.actors.ts';
import { partRefundLogic } from '../../../machines/part-refund/part-refund.actors.ts';
import { orderDeskLogic } from '../../../machines/order-desk/order-desk.actors.ts';
import { orderCalls } from '../../../services/desk/order-calls.ts';
import { saveFile, withMark } from '../../../services/browser/save-file.ts';
import { createOrderDeskService } from '../../../services/order-desk/order-desk.service.ts';
import { useScreenActor } from '../../../ui/app/actors.tsx';
import { GstFile } from '../../../ui/gst-file/GstFile.tsx';
import { LinkButton } from '../../../ui/kit/Button.tsx';
import { OrderDesk } from '../../../ui/order-desk/OrderDesk.tsx';
import { useServices } from '../../services.tsx';
import type { SectionProps } from '../lazy-section.tsx';
import { deskSection } from './desk-section.tsx';

type Order = AnswerOf<Api['listAnyOrders']>['items'][number];

const statuses: Readonly<Record<OrderStatus, { readonly text: string; readonly tone: CellTone }>> = {
  placed: { text: 'Waits for payment', tone: 'neutral' },
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
  returned: 'Returned',
};

const payments: Readonly<Record<PaymentView, string>> = {
  paid: 'Paid',
  open: 'Not paid yet',
  collect: 'To collect',
  failed: 'Failed',
  refunding: 'Going back',
  refunded: 'Gone back',
};

function statusOf({ status, isHeld, paymentMethod }: Order): { readonly text: string; readonly tone: CellTone } {
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
      ...(isToPack || status === 'packed' || status === 'shipped' ? paperKinds : []),
    ],
  };
}

const choices = <Name extends string>(names: readonly Name[], words: Readonly<Record<Name, string>>) =>
  names.map((value) => ({ value, label: words[value] }));

const OrderList = deskSection({
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
      { kind: 'day', name: 'from', label: 'From' },
      { kind: 'day', name: 'to', label: 'To' },
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
          title: count === 1 ? `Is ${name} packed?` : `Are these ${count} orders packed?`,
          text: 'What is packed can no longer be cancelled.',
        }),
        said: (count) => (count === 1 ? '1 order is packed' : `${count} orders are packed`),
      },
      {
        name: 'deliver',
        label: 'Mark delivered',
        place: 'both',
        ask: (count, name) => ({
          title: count === 1 ? `Is ${name} delivered?` : `Are these ${count} orders delivered?`,
          text: 'Cash of the courier counts as collected.',
        }),
        said: (count) => (count === 1 ? '1 order is delivered' : `${count} orders are delivered`),
      },
      {
        name: 'labels',
        label: 'Print labels',
        place: 'both',
        said: () => 'The labels are saved as a file; its last page names the orders that have none',
      },
      {
        name: 'slips',
        label: 'Print packing slips',
        place: 'both',
        said: () => 'The packing slips are saved as a file; its last page names the orders that have none',
      },
    ],
    searchHint: 'Order, name, phone or pincode',
    usualSort: '-placed',
    empty: { title: 'No orders yet', text: 'What is ordered in the shop stands here.' },
  },
  actions: () => (
    <LinkButton tone="outline" size="small" href="/dashboard/orders/gst">
      GST file
    </LinkButton>
  ),
  hrefOf: (id) => `/dashboard/orders/${id}`,
  importHint: 'Columns: order, courier, tracking number and, where there is one, tracking page.',
  listCalls: (http, view) => ({
    list: async (search, signal) => {
      const { total, items } = await http.send(orderCalls.listAnyOrders, { search, signal });
      return { total, rows: items.map(rowOf) };
    },
    run: async (command, picking, matching, signal) => {
      const which = picking.kind === 'some' ? { ids: [...picking.ids] } : { matching };
      const paper = paperKinds.find((kind) => kind === command);
      if (paper) {
        const body = { action: paper, ...which };
        saveFile(view, `${paper}.pdf`, await http.send(orderCalls.printOrders, { body, signal }));
        return { changed: 1, refused: [] };
      }
      const body = { action: command === 'deliver' ? 'deliver' : 'pack', ...which } as const;
      return http.send(orderCalls.moveOrders, { body, signal });
    },
    exportCsv: async (search, signal) => http.send(orderCalls.exportOrders, { search, signal }),
    importCsv: async (form, signal) => http.send(orderCalls.importShipments, { form, signal }),
  }),
});

/** /dashboard/orders of an admin, and one order (ORD-02). */
export function OrdersDesk({ rest, profile }: SectionProps) {
  if (rest === '') return <OrderList rest={rest} profile={profile} />;
  return rest === 'gst' ? <GstPage /> : <OrderPage id={rest} />;
}

/** Months for which a return may still be wanted. */
const monthsBack = 24;

/** '2026-11' and those before it, by the Indian calendar. */
function monthsUpTo(now: number): string[] {
  const [year = 0, month = 1] = indianDay(new Date(now)).split('-').map(Number);
  return Array.from({ length: monthsBack }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 7),
  );
}

function daysOf(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}

function GstPage() {
  const { http, view, clock } = useServices();
  const actor = useScreenActor(
    gstFileLogic({
      readMonth: async (month, signal) => http.send(orderCalls.readTaxes, { query: daysOf(month), signal }),
      saveFile: async (month, signal) => {
        const csv = await http.send(orderCalls.exportTaxes, { query: daysOf(month), signal });
        saveFile(view, `gst-${month}.csv`, withMark(csv), 'text/csv');
      },
    }),
    { months: monthsUpTo(clock.now()) },
  );
  return <GstFile actor={actor} />;
}

function OrderPage({ id }: { id: string }) {
  const { http, view } = useServices();
  const service = createOrderDeskService(http);
  const actor = useScreenActor(orderDeskLogic(service), { id });
  const refund = useScreenActor(partRefundLogic(service), { parent: actor });
  const save = (kind: PaperKind) => async (signal: AbortSignal) => {
    const body = { action: kind, ids: [id] };
    saveFile(view, `${kind}.pdf`, await http.send(orderCalls.printOrders, { body, signal }));
  };
  const label = useScreenActor(dataDownloadLogic({ saveData: save('labels') }), undefined);
  const slip = useScreenActor(dataDownloadLogic({ saveData: save('slips') }), undefined);
  return <OrderDesk actor={actor} refund={refund} label={label} slip={slip} />;
}
