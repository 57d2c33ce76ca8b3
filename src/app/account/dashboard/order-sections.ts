import { draftOrderForm, orderPage } from '../../admin/record/form-parts.ts';
import { LazyRecordForm } from '../../admin/record/lazy-record-form.ts';
import { lazySection, listSection, type SectionEntry } from './lazy-section.tsx';

const orderPages = () => [orderPage] as const;

/** Orders, those that staff put together, and returns. */
export const orderSections: readonly SectionEntry[] = [
  {
    slug: 'orders',
    labels: { admin: 'Orders' },
    code: listSection(
      () => import('../../admin/orders/orders/orders.section.tsx').then((m) => m.AdminOrdersSection),
      orderPages,
    ),
  },
  {
    slug: 'draft-orders',
    labels: { admin: 'Draft Orders' },
    code: listSection(
      () => import('../../admin/orders/draft-orders/draft-orders.section.tsx').then((m) => m.DraftOrdersSection),
      () => [draftOrderForm, LazyRecordForm],
    ),
  },
  {
    slug: 'returns',
    labels: { admin: 'Returns' },
    code: lazySection(() => import('../../admin/orders/returns/returns.section.tsx').then((m) => m.ReturnsSection)),
  },
];
