import { money, rows, text, textOrNull, wholeNumber } from '../../kit/form/fields.ts';
import { card, formOf } from '../../kit/form/form-of.ts';
import { partHead, partOf, type Part, type Settings, type TranslatedPart } from './business-part.ts';

const half = { half: true } as const;

export const deliveryPart = partOf(
  formOf<Settings, Part<'delivery'>>()({
    ...partHead('delivery'),
    cards: [
      card('Delivery', {
        deliveryFee: money('Delivery fee', half),
        freeDeliveryFrom: money('Free delivery from', { ...half, hint: '0 makes delivery free for everyone' }),
      }),
      card('Cash on delivery', {
        codFee: money('Cash on delivery fee', half),
        codLimit: money('Cash on delivery limit', {
          ...half,
          hint: 'The highest order total. 0 turns cash on delivery off',
        }),
      }),
      card('Returns', {
        returnDays: wholeNumber('Return window in days', {
          ...half,
          hint: '7 to 90. The policy pages show the same number',
        }),
      }),
      card('Boxes', {
        boxes: rows(
          'Boxes that you pack parcels in',
          'Add a box',
          {
            name: text('Name', { ...half, max: 40 }),
            grams: wholeNumber('Empty weight in grams', half),
            length: wholeNumber('Length in cm', half),
            width: wholeNumber('Width in cm', half),
            height: wholeNumber('Height in cm', half),
          },
          {
            optional: true,
            hint: 'A booking takes the smallest one that fits. Products need their measures for it; without, it takes the usual box of the courier’s account',
          },
        ),
      }),
    ],
  }),
);

export const taxPart = partOf(
  formOf<Settings, Part<'tax'>>()({
    ...partHead('tax'),
    cards: [
      card('Registration', {
        gstin: textOrNull('GSTIN', {
          hint: 'The first two digits are your state, used to split GST on invoices',
        }),
      }),
    ],
  }),
);

export const grievancePart = partOf(
  formOf<Settings, TranslatedPart<'grievance', 'grievanceDesignation'>>()({
    ...partHead('grievance'),
    translated: { grievanceDesignation: text('Designation', { ...half, max: 80 }) },
    cards: [
      card('Officer', {
        grievanceName: textOrNull('Name', { ...half, hint: 'The law requires a named person' }),
        grievanceDesignation: text('Designation', half),
        grievanceEmail: textOrNull('E-mail', { ...half, hint: 'Uses the shop’s if empty' }),
        grievancePhone: textOrNull('Phone', { ...half, hint: 'Uses the shop’s if empty' }),
      }),
    ],
  }),
);
