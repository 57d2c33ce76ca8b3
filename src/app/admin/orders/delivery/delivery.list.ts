import { adminList } from '../../kit/list/admin-list.ts';
import { finalDeletion } from '../../kit/list/commands.ts';

export const zoneNoun = { one: 'zone', many: 'zones' } as const;
export const zoneRemoval =
  'Its places get the delivery fee in Business, and cash on delivery. This can’t be undone.';

export const zoneList = adminList({
  slug: 'delivery',
  title: 'Delivery',
  noun: zoneNoun,
  search: 'Name',
  sort: 'name',
  columns: {
    name: { title: 'Zone', sort: 'name' },
    places: { title: 'Places', onPhone: 'note' },
    fee: { title: 'Fee', onPhone: 'aside' },
    freeFrom: { title: 'Free from', isNumeric: true },
    days: { title: 'Working days' },
    state: { title: 'Delivery', onPhone: 'state' },
  },
  rowCommands: [{ ...finalDeletion(zoneNoun, zoneRemoval), place: 'row' }],
  empty: {
    title: 'No zones yet',
    text: 'The delivery fee in Business applies everywhere. Add a zone for places with other fees, or without delivery.',
  },
  absent: {
    filters: 'A shop has a handful of zones',
    bulk: 'Zones are changed one at a time',
    export: 'The zones are on one page, and every change is in the audit log',
  },
});
