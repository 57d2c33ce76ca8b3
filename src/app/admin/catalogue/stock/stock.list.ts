import { adminList, onOffFilter } from '../../kit/list/admin-list.ts';

export const stockNoun = { one: 'stock', many: 'stock' } as const;

export const stockList = adminList({
  slug: 'stock',
  title: 'Stock',
  noun: stockNoun,
  search: 'Product or code',
  sort: 'units',
  columns: {
    name: { title: 'Product', sort: 'name' },
    choice: { title: 'Size and flavour', onPhone: 'note' },
    code: { title: 'Code' },
    units: { title: 'Units', sort: 'units', isNumeric: true, onPhone: 'aside' },
    lowAt: { title: 'Low from', isNumeric: true },
    waiting: { title: 'Waiting', isNumeric: true },
  },
  filters: {
    low: onOffFilter('Stock', 'Low', 'Not low'),
    waiting: onOffFilter('Shoppers', 'Waiting for it', 'Nobody waiting'),
  },
  tabs: {
    low: { label: 'Low', where: { low: 'true' } },
    waiting: { label: 'Waited for', where: { waiting: 'true' } },
  },
  empty: { title: 'No products yet', text: 'The stock of each product is listed here.' },
  absent: { bulk: 'Stock changes one product at a time, with a reason' },
});
