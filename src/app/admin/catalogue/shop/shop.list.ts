import { adminList, choiceFilter, onOffFilter, translationFilter } from '../../kit/list/admin-list.ts';
import { productCommands, productNoun } from './product-commands.ts';

export const productList = adminList({
  slug: 'shop',
  title: 'Products',
  noun: productNoun,
  search: 'Name, code or category',
  sort: 'rank',
  columns: {
    name: { title: 'Product', sort: 'name' },
    category: { title: 'Category', sort: 'category', onPhone: 'note' },
    price: { title: 'Price', sort: 'price', isNumeric: true, onPhone: 'aside' },
    stock: { title: 'Stock', sort: 'stock', isNumeric: true },
    status: { title: 'Status', onPhone: 'state' },
    prescription: { title: 'Prescription', isHiddenFirst: true },
    hsn: { title: 'HSN', isHiddenFirst: true },
    updatedAt: { title: 'Updated', sort: 'updatedAt' },
  },
  filters: {
    status: choiceFilter('Status', { published: 'Published', draft: 'Draft' }),
    stock: choiceFilter('Stock', { low: 'Low (10 or fewer)', out: 'Out of stock' }),
    needsPrescription: onOffFilter('Prescription', 'Required', 'Not required'),
    translation: translationFilter,
  },
  tabs: {
    published: { label: 'Published', where: { status: 'published' } },
    draft: { label: 'Drafts', where: { status: 'draft' } },
    low: { label: 'Low stock', where: { stock: 'low' } },
  },
  bulk: productCommands,
  empty: { title: 'No products yet', text: 'Add your first product, or import a CSV file.' },
});
