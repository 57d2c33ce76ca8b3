import { formatTotal } from '../../../../domain/kit/money/counted.ts';
import type { BulkCommand } from '../../kit/list/admin-list.ts';
import { successMessageOf } from '../../kit/list/commands.ts';

export const orderNoun = { one: 'order', many: 'orders' } as const;

const successMessage = successMessageOf(orderNoun);

/** Row and bulk commands of orders. */
export const orderCommands: readonly [BulkCommand, ...BulkCommand[]] = [
  {
    name: 'pack',
    label: 'Mark packed',
    place: 'both',
    ask: (count, name) => ({
      title: `Mark ${count === 1 ? name : `${formatTotal(count)} orders`} as packed?`,
      text: 'Packed orders can’t be cancelled.',
    }),
    successMessage: successMessage('marked packed'),
  },
  {
    name: 'deliver',
    label: 'Mark delivered',
    place: 'both',
    ask: (count, name) => ({
      title: `Mark ${count === 1 ? name : `${formatTotal(count)} orders`} as delivered?`,
      text: 'The days for a return begin. Orders paid in cash count as collected.',
    }),
    successMessage: successMessage('marked delivered'),
  },
  {
    name: 'book',
    label: 'Book courier',
    place: 'both',
    onlyOffered: true,
    ask: (count, name) => ({
      title: `Book the cheapest courier for ${count === 1 ? name : `${formatTotal(count)} orders`}?`,
      text: 'Only packed orders are booked. You see which ones didn’t work, and why.',
    }),
    successMessage: successMessage('booked with a courier'),
  },
  {
    name: 'labels',
    label: 'Print labels',
    place: 'both',
    keepsPicking: true,
    successMessage: () => 'Labels saved as one file. The last page lists orders without a label',
  },
  {
    name: 'slips',
    label: 'Print packing slips',
    place: 'both',
    keepsPicking: true,
    successMessage: () => 'Packing slips saved as one file. The last page lists orders without a slip',
  },
];
