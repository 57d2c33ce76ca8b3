import * as zoneCalls from '../../../../contract/catalogue/delivery-zone.calls.ts';
import type { OwnedZone } from '../../../../contract/catalogue/delivery-zone.calls.ts';
import * as css from '../../../../ui/admin/list/list.css.ts';
import { Link } from '../../../../ui/kit/action/Link.tsx';
import { adminSection } from '../../kit/list/admin-section.tsx';
import { pickedIds, runEach } from '../../kit/list/bulk.ts';
import { badge, money, text } from '../../kit/list/cells.ts';
import { listOf } from '../../kit/list/rows.ts';
import { zoneList } from './delivery.list.ts';
import { daysText, feeText, placesText } from './zone-words.ts';

/** /dashboard/delivery: where the shop delivers, and for how much. */
export const DeliverySection = adminSection({
  list: zoneList,
  calls: (http) => ({
    list: listOf(async (query, signal) => http.send(zoneCalls.listZones, { query, signal }), 'items', rowOf),
    run: async (_command, picking, matching, signal) => {
      const ids = await pickedIds(picking, async (page) =>
        http.send(zoneCalls.listZones, { query: { ...matching, ...page }, signal }),
      );
      return runEach(ids, async (id) => http.send(zoneCalls.deleteZone, { params: { id }, signal }));
    },
  }),
  above: () => (
    <p className={css.above}>
      Places in no zone have the delivery fee in <Link href="/dashboard/business/delivery">Business</Link>, and cash
      on delivery.
    </p>
  ),
  forms: { newLabel: 'New zone' },
});

function rowOf(zone: OwnedZone) {
  return {
    id: zone.id,
    name: zone.name,
    cells: {
      name: text(zone.name),
      places: text(placesText(zone.places)),
      fee: text(feeText(zone)),
      freeFrom: money(zone.isServed ? zone.freeFrom : null),
      days: text(daysText(zone)),
      state: stateOf(zone),
    },
    commands: ['delete'],
  };
}

function stateOf({ isServed, cashOnDelivery }: OwnedZone) {
  if (!isServed) return badge('No delivery', 'bad');
  return cashOnDelivery ? badge('Delivery', 'good') : badge('No cash on delivery', 'neutral');
}
