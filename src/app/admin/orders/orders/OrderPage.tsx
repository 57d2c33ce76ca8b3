import * as orderListCalls from '../../../../contract/orders/order/order-list.calls.ts';
import type { SnapshotFrom } from 'xstate';
import { may } from '../../../../domain/account/permission.ts';
import { indianDay } from '../../../../domain/kit/money/dates.ts';
import type { ShippingDocument } from '../../../../domain/orders/order/staff-move.ts';
import type { sessionMachine } from '../../../../machines/account/session/session.machine.ts';
import { dataDownloadLogic } from '../../../../machines/account/data-download/data-download.actors.ts';
import { gstFileLogic } from '../../../../machines/admin/sections/gst-file/gst-file.actors.ts';
import { orderAdminLogic } from '../../../../machines/admin/sections/order-admin/order-admin.actors.ts';
import { doneText, partialText } from '../../../../machines/admin/sections/order-admin/order-admin.done.view.ts';
import { partialRefundLogic } from '../../../../machines/admin/sections/partial-refund/partial-refund.actors.ts';
import { saveFile, withMark } from '../../../../services/platform/browser/save-file.ts';
import { createOrderAdminService } from '../../../../services/admin/order-admin.service.ts';
import { followValue } from '../../../../ui/kit/react/watch-value.ts';
import { useScreenActor, useShop, useShopActor } from '../../../../ui/shell/app/actors.tsx';
import { GstFile } from '../../../../ui/admin/sections/gst-file/GstFile.tsx';
import { OrderAdmin } from '../../../../ui/admin/sections/order-admin/OrderAdmin.tsx';
import { useServices } from '../../../platform/services.tsx';
import type { SectionProps } from '../../../account/dashboard/lazy-section.tsx';

/** One order, or the GST file of a month's orders. */
export function OrderPage({ rest }: SectionProps) {
  return rest === 'gst' ? <GstPage /> : <OneOrder id={rest} />;
}

/** Months for which a GST return may still be needed. */
const monthsBack = 24;

/** '2026-11' and the months before it, by the date in India. */
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
      readMonth: async (month, signal) => http.send(orderListCalls.readTaxes, { query: daysOf(month), signal }),
      saveFile: async (month, signal) => {
        const csv = await http.send(orderListCalls.exportTaxes, { query: daysOf(month), signal });
        saveFile(view, `gst-${month}.csv`, withMark(csv), 'text/csv');
      },
    }),
    { months: monthsUpTo(clock.now()) },
  );
  return <GstFile actor={actor} />;
}

/** Undefined while nobody is signed in. */
function hasMoney({ context: { profile } }: SnapshotFrom<typeof sessionMachine>): boolean | undefined {
  return profile ? may(profile, ['money']) : undefined;
}

function OneOrder({ id }: { id: string }) {
  const { http, view } = useServices();
  const service = createOrderAdminService(http);
  const shop = useShop();
  const session = useShopActor('session');
  const say = (text: string) => shop.send({ type: 'toast.request', toast: { tone: 'success', text } });
  const actor = useScreenActor(
    orderAdminLogic({
      ...service,
      tellDone: (step, detail) => say(doneText(step, detail)),
      watchMoney: (onLost) => followValue(session, hasMoney, (has) => has || onLost()),
    }),
    { id },
  );
  const refund = useScreenActor(partialRefundLogic(service), {
    parent: {
      send: (fact) => {
        actor.send(fact);
        say(partialText(fact.detail));
      },
    },
  });
  const save = (kind: ShippingDocument) => async (signal: AbortSignal) => {
    const body = { action: kind, ids: [id] };
    saveFile(view, `${kind}.pdf`, await http.send(orderListCalls.printOrders, { body, signal }));
  };
  const label = useScreenActor(dataDownloadLogic({ saveData: save('labels') }), undefined);
  const slip = useScreenActor(dataDownloadLogic({ saveData: save('slips') }), undefined);
  return <OrderAdmin actor={actor} refund={refund} label={label} slip={slip} />;
}
