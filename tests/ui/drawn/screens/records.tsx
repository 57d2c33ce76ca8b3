import { badge, money, moment, number, stackedMoment, text } from '../../../../src/app/admin/kit/list/cells.ts';
import { ProductForm } from '../../../../src/app/admin/catalogue/shop/shop.form.tsx';
import { AdminOrdersSection } from '../../../../src/app/admin/orders/orders/orders.section.tsx';
import { orderList } from '../../../../src/app/admin/orders/orders/orders.list.ts';
import { AccountForm } from '../../../../src/app/admin/people/accounts/accounts.form.tsx';
import { StaffRoleForm } from '../../../../src/app/admin/people/staff-roles/staff-roles.form.tsx';
import { BannerForm } from '../../../../src/app/admin/promotions/banners/banners.form.tsx';
import { CouponForm } from '../../../../src/app/admin/promotions/coupons/coupons.form.tsx';
import { couponList } from '../../../../src/app/admin/promotions/coupons/coupons.list.ts';
import { CouponsSection } from '../../../../src/app/admin/promotions/coupons/coupons.section.tsx';
import { sampleProfile } from '../../../../src/machines/account/session/session.cases.ts';
import type {
  Cell,
  CollectionContext,
  Row,
} from '../../../../src/machines/admin/frame/collection/collection.types.ts';
import type {
  Draft,
  RecordEditorContext,
} from '../../../../src/machines/admin/frame/record-editor/record-editor.types.ts';
import { ImportDialog } from '../../../../src/ui/admin/command/ImportDialog.tsx';
import { PeriodForm } from '../../../../src/ui/admin/day/PeriodForm.tsx';
import { SortedRows } from '../../../../src/ui/admin/record/SortedRows.tsx';
import type { ListConfig } from '../../../../src/ui/admin/record/admin.types.ts';
import type { Draw, Screen } from '../drawing.tsx';

const owner = { ...sampleProfile, role: 'admin', isAdmin: true, isOwner: true } as const;
const at = '2026-11-04T04:30:00.000Z';

interface Look {
  readonly config: ListConfig;
  /** The section's command for each of the walk's: one that can be undone, its inverse, one that asks. */
  readonly commands: Readonly<Record<string, string>>;
  readonly cells: Readonly<Record<string, Cell>>;
  readonly picked: (rows: readonly Row[]) => readonly Row[];
}

/** Fills a list with the rows of a section, whatever their ids are in the walk. */
function withRows({ config, commands, cells, picked }: Look): NonNullable<Screen['dress']> {
  return ({ listed, run, setup, counts }: CollectionContext) => ({
    commands: config.commands.map(({ name, ask, inverse = null }) => ({ name, asks: ask !== undefined, inverse })),
    counts:
      Object.keys(counts).length === 0
        ? counts
        : Object.fromEntries(config.tabs.map(({ name }, place) => [name, place])),
    listed: {
      total: listed.total,
      rows: listed.rows.map(({ id }) => ({ id, name: `Row ${id}`, cells, commands: Object.values(commands) })),
    },
    run: run && { ...run, command: commands[run.command] ?? '' },
    picking: { kind: 'some', ids: picked(listed.rows).map(({ id }) => id) },
    setup: {
      ...setup,
      views: [{ name: 'Mine', search: '?q=mine' }],
      hidden: config.columns.flatMap(({ key, isHiddenFirst }) => (isHiddenFirst === true ? [key] : [])),
    },
  });
}

const couponDraft: Draft = {
  code: 'FIRST10',
  description: 'For the first order',
  type: 'percentage',
  value: '10',
  maxDiscountValue: '400',
  isEnabled: true,
  isFlashOffer: true,
  expiresAt: '2026-11-30T18:30',
  'translations.hi.name': 'पहला ऑर्डर',
  'translations.hi.outdated': [{ member: 'name', at }],
};
const productDraft: Draft = {
  sku: 'neem',
  price: '499',
  images: ['/image/one.jpg', '/image/two.jpg'],
  benefits: ['Calm', 'Sleep'],
  ingredients: [
    { name: 'Neem', amount: '5 ml' },
    { name: 'Tulsi', amount: '2 ml' },
  ],
  howToUse: [{ title: 'Take' }, { title: 'Sleep' }],
  published: true,
};
const accountDraft: Draft = {
  role: 'customer',
  facts: [{ title: 'Mobile', note: '+91 98765 43210' }],
  orders: [{ id: 'one', title: 'M-1001', aside: '₹1,499', note: 'Delivered', href: '/dashboard/orders/one' }],
  notes: [{ id: 'note', title: 'Called on Monday', note: 'Meera, 4 Nov', isOwn: true }],
};

/** A record with more fields than the walk’s name, and what the server said of one of them. */
function withDraft(more: Draft, wrong: string): NonNullable<Screen['dress']> {
  return ({ draft, base, theirs, failure }: RecordEditorContext) => ({
    draft: { ...more, ...draft },
    base: { ...more, ...base },
    theirs: theirs && { ...theirs, draft: { ...more, ...theirs.draft } },
    errors: failure === null ? {} : { [wrong]: 'Already taken' },
  });
}

/** What is drawn of any list and any record of the dashboard, each as two of its sections. */
export const recordScreens: Readonly<Record<string, Draw | Screen>> = {
  collection: {
    draw: () => <CouponsSection profile={owner} rest="" />,
    dress: withRows({
      config: couponList.config,
      picked: (rows) => rows.slice(0, 1),
      commands: { pause: 'disable', resume: 'enable', remove: 'delete' },
      cells: {
        code: text('FIRST10'),
        name: text('First order', 'For everybody'),
        worth: text('10%'),
        minimum: money(499),
        used: number(3, 10),
        status: badge('Active', 'good'),
        expiresAt: moment(at),
        createdAt: moment(null),
      },
    }),
  },
  'collection of orders': {
    slug: 'collection',
    draw: () => <AdminOrdersSection profile={owner} rest="" />,
    dress: withRows({
      config: orderList.config,
      picked: (rows) => rows,
      commands: { pause: 'labels', resume: 'slips', remove: 'pack' },
      cells: {
        number: text('M-1001'),
        placed: stackedMoment(at),
        customer: text('Asha Rao', 'Bengaluru'),
        payment: text('UPI', 'Paid'),
        status: badge('To pack', 'warning'),
        total: money(1499),
      },
    }),
  },
  'csv-import': (actor) => (
    <ImportDialog actor={actor} noun={{ one: 'coupon', many: 'coupons' }} hint="A CSV file." />
  ),
  'period-choice': (actor) => (
    <>
      <PeriodForm actor={actor} isAhead={false} today="2026-11-22" />
      <PeriodForm actor={actor} isAhead today="2026-11-22" />
    </>
  ),
  'record-editor': {
    draw: () => <CouponForm profile={owner} rest="one" />,
    dress: withDraft(couponDraft, 'code'),
  },
  'record-editor of a product': {
    slug: 'record-editor',
    draw: () => <ProductForm profile={owner} rest="one" />,
    dress: withDraft(productDraft, 'images'),
  },
  'record-editor of an account': {
    slug: 'record-editor',
    draw: () => <AccountForm profile={owner} rest="one" />,
    dress: withDraft(accountDraft, 'role'),
  },
  'record-editor of a banner': {
    slug: 'record-editor',
    draw: () => <BannerForm profile={owner} rest="one" />,
    dress: withDraft({ text: 'Free delivery', icon: 'sparkle', backgroundColor: '#ffffff' }, 'text'),
  },
  'record-editor of a role': {
    slug: 'record-editor',
    draw: () => <StaffRoleForm profile={owner} rest="one" />,
    dress: withDraft({ permissions: ['orders', 'content'] }, 'permissions'),
  },
  'sortable-list': (actor) => <SortedRows actor={actor} title="Order in the shop" />,
};
