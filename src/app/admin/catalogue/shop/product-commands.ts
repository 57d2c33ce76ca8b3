import { formatTotal } from '../../../../domain/kit/money/counted.ts';
import type { Picking } from '../../../../machines/admin/frame/collection/collection.types.ts';
import { chosenOf, commandOf } from '../../kit/list/bulk.ts';
import type { Search } from '../../kit/list/descriptor.ts';
import type { CommandConfig } from '../../../../ui/admin/record/admin.types.ts';
import type { BulkCommand } from '../../kit/list/admin-list.ts';
import { deletion, successMessageOf, switching } from '../../kit/list/commands.ts';

export const productNoun = { one: 'product', many: 'products' } as const;

const successMessage = successMessageOf(productNoun);

/** Row and bulk commands of products. */
export const productCommands: readonly [BulkCommand, ...CommandConfig[]] = [
  ...switching(
    { name: 'publish', label: 'Publish', successMessage: successMessage('published') },
    { name: 'draft', label: 'Move to drafts', successMessage: successMessage('moved to drafts') },
  ),
  {
    name: 'price',
    label: 'Change prices',
    place: 'bulk',
    amount: { label: 'Percent', min: -90, max: 200 },
    inverse: 'price-back',
    successMessage: successMessage('repriced'),
    ask: (count, name, amount) => ({
      title: `Change ${count === 1 ? `the price of ${name}` : `${formatTotal(count)} prices`} by ${amount}%?`,
      text: 'List prices are rounded to whole rupees. Existing orders keep their price.',
    }),
  },
  {
    name: 'price-back',
    label: 'Take the change back',
    place: 'row',
    successMessage: successMessage('back at the price before'),
  },
  {
    name: 'stock',
    label: 'Set stock',
    place: 'bulk',
    amount: { label: 'Units', min: 0, max: 1_000_000 },
    successMessage: successMessage('updated'),
    ask: (count, name, amount) => ({
      title: `Set the stock of ${count === 1 ? name : `${formatTotal(count)} products`} to ${amount}?`,
      text: 'New sales are subtracted from this number. If it has sizes or flavours, each of them gets it.',
    }),
  },
  ...deletion(
    productNoun,
    'Deleted products disappear from the shop. Existing orders keep them.',
    'restored as drafts',
  ),
];

/** 'price:10' changes prices by ten percent, 'stock:5' sets the stock. */
export function changeOf(command: string, picking: Picking, matching: Search) {
  const [name = '', amount = ''] = command.split(':');
  const action = commandOf(name, ['draft', 'publish', 'price', 'price-back', 'stock', 'delete', 'restore']);
  return {
    action,
    ...chosenOf(picking, matching),
    ...(action === 'price' ? { percent: Number(amount) } : {}),
    ...(action === 'stock' ? { stock: Number(amount) } : {}),
  };
}
