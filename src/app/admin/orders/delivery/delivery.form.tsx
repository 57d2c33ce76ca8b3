import * as zoneCalls from '../../../../contract/catalogue/delivery-zone.calls.ts';
import type { OwnedZone, ZoneBody } from '../../../../contract/catalogue/delivery-zone.calls.ts';
import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import {
  flag,
  lines,
  money,
  moneyOrNull,
  rows,
  text,
  wholeNumber,
  wholeNumberOrNull,
} from '../../kit/form/fields.ts';
import { aside, card, formOf } from '../../kit/form/form-of.ts';
import { recordCalls } from '../../kit/form/record-calls.ts';
import { formSection } from '../../record/record-section.tsx';
import { zoneNoun as noun, zoneRemoval } from './delivery.list.ts';

const isServed = (draft: Draft) => draft['isServed'] === true;
const half = { half: true } as const;

const form = formOf<OwnedZone, ZoneBody>()({
  slug: 'delivery',
  noun,
  name: 'name',
  canDuplicate: true,
  removal: zoneRemoval,
  usual: { isServed: true, cashOnDelivery: true, perKg: 0 },
  cards: [
    card('Zone', {
      name: text('Name', { max: 60, hint: 'Such as “South” or “Hills”. Shoppers don’t see it' }),
      places: lines('Places', {
        hint: 'One per line: a state such as Karnataka, the first digits of pincodes such as 560, or India for everything else. The longest match counts',
      }),
    }),
    card('Delivery fee', {
      slabs: rows(
        'Fee by weight',
        'Add a weight',
        { upTo: wholeNumber('Up to, in grams', half), fee: money('Fee', half) },
        { isShown: isServed, hint: 'Lightest first. None: the fee in Business, whatever the weight' },
      ),
      perKg: money('Each kilogram above the last weight', { ...half, isShown: isServed, unseen: 0 }),
      freeFrom: moneyOrNull('Free delivery from', {
        ...half,
        isShown: isServed,
        hint: 'Empty: the amount in Business',
      }),
    }),
    card('Delivery time', {
      daysFrom: wholeNumberOrNull('Fewest working days', {
        ...half,
        isShown: isServed,
        hint: 'Empty: the shop’s own estimate',
      }),
      daysTo: wholeNumberOrNull('Most working days', {
        ...half,
        isShown: isServed,
        hint: 'From dispatch to the door, without Sundays',
      }),
    }),
    aside('What is offered', {
      isServed: flag('We deliver here'),
      cashOnDelivery: flag('Cash on delivery', { isShown: isServed }),
    }),
    aside('Good to know', {}, () => (
      <p>
        A change counts from the next price on. An order’s weight is the sum of its products’ weights; a product
        without a weight counts nothing. Bliss Club members never pay for delivery.
      </p>
    )),
  ],
});

/** One zone: its places, fees and what is offered there. */
export const ZoneForm = formSection({
  slug: 'delivery',
  form,
  calls: recordCalls(form, (http) => ({
    read: async (id, along) => http.send(zoneCalls.readZone, { params: { id }, ...along }),
    create: async (body, along) => http.send(zoneCalls.createZone, { body, ...along }),
    update: async (id, body, along) => http.send(zoneCalls.updateZone, { params: { id }, body, ...along }),
    remove: async (id, along) => http.send(zoneCalls.deleteZone, { params: { id }, ...along }),
  })),
});
