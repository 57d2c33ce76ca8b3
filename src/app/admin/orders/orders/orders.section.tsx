import * as orderListCalls from '../../../../contract/orders/order/order-list.calls.ts';
import { may } from '../../../../domain/account/permission.ts';
import { shippingDocuments } from '../../../../domain/orders/order/staff-move.ts';
import { saveFile } from '../../../../services/platform/browser/save-file.ts';
import { LinkButton } from '../../../../ui/kit/action/Button.tsx';
import { adminSection } from '../../kit/list/admin-section.tsx';
import { chosenOf, commandOf, pickedIds } from '../../kit/list/bulk.ts';
import { money, stackedMoment, text } from '../../kit/list/cells.ts';
import { listOf } from '../../kit/list/rows.ts';
import { bookOrders } from './book-orders.ts';
import { itemsOf, type ListedOrder, methodWords, statusOf } from './order-words.ts';
import { orderList } from './orders.list.ts';

/** /dashboard/orders for admins. */
export const AdminOrdersSection = adminSection({
  list: orderList,
  calls: (http, view) => ({
    list: listOf(
      async (search, signal) => http.send(orderListCalls.listAnyOrders, { search, signal }),
      'items',
      rowOf,
    ),
    counts: async (signal) => http.send(orderListCalls.countOrderViews, { signal }),
    run: async (command, picking, matching, signal) => {
      const which = chosenOf(picking, matching);
      const document = shippingDocuments.find((kind) => kind === command);
      if (document) {
        const body = { action: document, ...which };
        saveFile(view, `${document}.pdf`, await http.send(orderListCalls.printOrders, { body, signal }));
        return { changed: 1, refused: [] };
      }
      if (command === 'book') {
        const ids = await pickedIds(picking, async (page) =>
          http.send(orderListCalls.listAnyOrders, { search: { ...matching, ...page }, signal }),
        );
        return bookOrders(http, ids, signal);
      }
      const body = { action: commandOf(command, ['pack', 'deliver']), ...which };
      return http.send(orderListCalls.moveOrders, { body, signal });
    },
    exportCsv: async (search, signal) => http.send(orderListCalls.exportOrders, { search, signal }),
    importCsv: async (form, signal) => http.send(orderListCalls.importShipments, { form, signal }),
  }),
  actions: (_list, reader) => (
    <>
      {may(reader, ['money']) && (
        <LinkButton tone="outline" size="small" href="/dashboard/orders/gst">
          GST file
        </LinkButton>
      )}
      <LinkButton size="small" href="/dashboard/draft-orders/new">
        New order
      </LinkButton>
    </>
  ),
  hrefOf: (id) => `/dashboard/orders/${id}`,
  importHint:
    'An export of “To ship” with courier and tracking number filled in. Rows without both stay as they are.',
});

function rowOf(order: ListedOrder) {
  const { id, number, status, placedAt, name, city, paymentMethod, paymentStatus, total } = order;
  const isToPack = statusOf(order).text === 'To pack';
  return {
    id,
    name: number,
    cells: {
      number: text(number),
      placed: stackedMoment(placedAt),
      customer: text(name, city),
      items: text(...itemsOf(order)),
      payment: text(methodWords[paymentMethod], paymentStatus),
      status: { kind: 'badge', ...statusOf(order) } as const,
      total: money(total),
      tracking: text(order.trackingNumber ?? ''),
    },
    commands: [
      ...(isToPack ? ['pack'] : []),
      ...(order.canBook ? ['book'] : []),
      ...(status === 'shipped' ? ['deliver'] : []),
      ...(isToPack || status === 'packed' || status === 'shipped' ? shippingDocuments : []),
    ],
  };
}
