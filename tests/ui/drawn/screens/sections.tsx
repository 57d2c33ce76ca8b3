import { fieldsOf } from '../../../../src/app/admin/promotions/simulator/simulator.form.tsx';
import { DraftOrderForm } from '../../../../src/app/admin/orders/draft-orders/draft-orders.form.tsx';
import { sampleCard } from '../../../../src/machines/catalogue/wish-page/wish-page.cases.ts';
import { command, done } from '../../../../src/machines/kit/cases.ts';
import { sampleProfile } from '../../../../src/machines/account/session/session.cases.ts';
import { defaultPopupSettings } from '../../../../src/domain/promotions/popup.ts';
import { sampleDetail } from '../../../../src/machines/admin/sections/order-admin/order-admin.cases.ts';
import type { OrderAdmin as Detail } from '../../../../src/machines/admin/sections/order-admin/order-admin.machine.ts';
import { bundleCardInput } from '../../../../src/machines/promotions/bundle-card/bundle-card.cases.ts';
import { sampleReturn } from '../../../../src/machines/orders/order-view/order-view.cases.ts';
import { CategoryChoice } from '../../../../src/ui/admin/category-choice/CategoryChoice.tsx';
import { RecordChoice } from '../../../../src/ui/admin/category-choice/RecordChoice.tsx';
import { ImagesField } from '../../../../src/ui/admin/field/ImagesField.tsx';
import { PaletteDialog } from '../../../../src/ui/admin/palette/PaletteDialog.tsx';
import { ProductField, Products } from '../../../../src/ui/admin/picker/products.tsx';
import { GatewayCheck } from '../../../../src/ui/admin/sections/GatewayCheck.tsx';
import { AdminHome } from '../../../../src/ui/admin/sections/admin-home/AdminHome.tsx';
import { BundleFunnel } from '../../../../src/ui/admin/sections/bundle-funnel/BundleFunnel.tsx';
import { CampaignCalendar } from '../../../../src/ui/admin/sections/campaign-calendar/CampaignCalendar.tsx';
import { CouponUsage } from '../../../../src/ui/admin/sections/coupon-usage/CouponUsage.tsx';
import { GstFile } from '../../../../src/ui/admin/sections/gst-file/GstFile.tsx';
import { OrderAdmin } from '../../../../src/ui/admin/sections/order-admin/OrderAdmin.tsx';
import { PartialRefund, RefundButton } from '../../../../src/ui/admin/sections/order-admin/PartialRefund.tsx';
import { PageSpeed } from '../../../../src/ui/admin/sections/page-speed/PageSpeed.tsx';
import { PopupPreview } from '../../../../src/ui/admin/sections/popup-settings/PopupPreview.tsx';
import { PopupWhatIf } from '../../../../src/ui/admin/sections/popup-settings/PopupWhatIf.tsx';
import { PopupTestCard } from '../../../../src/ui/admin/sections/popup-test/PopupTestCard.tsx';
import { PopupTestPage } from '../../../../src/ui/admin/sections/popup-test/PopupTestPage.tsx';
import { PostCategory } from '../../../../src/ui/admin/sections/post-category/PostCategory.tsx';
import { ReelList } from '../../../../src/ui/admin/sections/reel-list/ReelList.tsx';
import { VideoField } from '../../../../src/ui/admin/sections/reel-list/VideoField.tsx';
import { SimulatorPage } from '../../../../src/ui/admin/sections/simulator/SimulatorPage.tsx';
import type { Draw, Screen } from '../drawing.tsx';
import { besides } from '../still-shop.tsx';

const owner = { ...sampleProfile, role: 'admin', isAdmin: true, isOwner: true } as const;
const at = '2026-11-04T04:30:00.000Z';
const { order } = sampleDetail;
const [parcel] = order.parcels;

/** Paid, but not what was due. */
const attempt: Detail['attempts'][number] = {
  id: 'attempt',
  gateway: 'sandbox',
  method: 'upi',
  status: 'unmatched',
  amount: 1499,
  providerPaymentId: 'pay_1',
  createdAt: at,
  refunded: 0,
  refunding: 0,
  mismatch: {
    reason: 'amount',
    received: { minorUnits: 140_000, currency: 'INR' },
    receivedAt: at,
    refusal: null,
    settlement: null,
  },
};

/** A parcel that a courier comes for. */
const booked: NonNullable<Detail['courier']>['bookings'][number] = {
  id: 'booked',
  parcelId: parcel?.id ?? '',
  returnId: null,
  status: 'collecting',
  grams: 240,
  box: null,
  offers: [{ id: '1', courier: 'India Post', price: 61.5, days: 3 }],
  chosen: { id: '1', courier: 'India Post', price: 61.5, days: 3 },
  courier: 'India Post',
  trackingNumber: 'EX123456789IN',
  labelUrl: '/files/label.pdf',
  pickupOn: '2026-11-05',
  failure: null,
  news: null,
};

/** With whatever can stand on an order's page. */
const fullDetail: Partial<Detail> = {
  order: {
    ...order,
    status: 'delivered',
    asked: {
      due: 200,
      total: 1699,
      payPath: '/pay/a-token',
      until: '2026-11-06T04:30:00.000Z',
      change: { lines: [{ name: 'Sleep Mantra', from: 1, to: 2 }], isMoved: true },
    },
    ...(parcel && { parcels: [{ ...parcel, status: 'delivered', deliveredAt: at }] }),
    documents: [{ kind: 'invoice', number: 'INV-1', issuedAt: at, url: '/api/orders/invoice-1.pdf' }],
    returns: [
      { ...sampleReturn, note: 'It leaks', photos: ['/files/one.jpg', '/files/two.jpg'] },
      { ...sampleReturn, id: 'second', status: 'approved' },
    ],
  },
  isHeld: true,
  unfinished: ['Send the invoice'],
  attempts: [
    attempt,
    {
      ...attempt,
      id: 'late',
      mismatch: attempt.mismatch && { ...attempt.mismatch, refusal: 'The order is cancelled' },
    },
  ],
  courier: {
    isReady: true,
    canAsk: true,
    grams: 240,
    boxes: [],
    box: null,
    returnIds: ['second'],
    bookings: [
      booked,
      { ...booked, id: 'failed', status: 'failed', trackingNumber: null, failure: 'No pickup there' },
    ],
  },
  moves: [
    { move: 'deliver', refusal: null },
    { move: 'correct', refusal: null },
    { move: 'refund', refusal: 'Take it back first' },
  ],
  notes: [
    { id: 'other', text: 'Wants a gift box', author: 'Ravi', at, isOwn: false },
    { id: 'own', text: 'Called on Monday', author: 'Meera', at, isOwn: true },
  ],
};

const orderPage: Draw = (actor) => (
  <OrderAdmin
    actor={actor}
    refund={besides('partialRefund')}
    label={besides('dataDownload')}
    slip={besides('dataDownload', command('data.download', {}))}
  />
);
interface Dressed {
  readonly detail: Detail | null;
  readonly step: object | null;
  readonly trouble: object | null;
}
const refusedFields = {
  kind: 'refused',
  status: 422,
  slug: 'bad-request',
  message: 'Check the fields',
  fields: { courier: 'Enter the courier', trackingUrl: 'Enter a link' },
  retryAfter: null,
};
const foundProducts = { matches: [sampleCard], total: 1, wanted: [sampleCard] };
const nothing = () => {};

/** What is drawn of the dashboard's own charts. */
export const sectionScreens: Readonly<Record<string, Draw | Screen>> = {
  'admin-home': (actor) => <AdminHome actor={actor} />,
  'bundle-funnel': (actor) => <BundleFunnel actor={actor} />,
  'campaign-calendar': (actor) => <CampaignCalendar actor={actor} />,
  'category-choice': (actor) => (
    <>
      <CategoryChoice actor={actor} value="one" error="Choose one" onValue={nothing} />
      <RecordChoice
        actor={actor}
        label="Role"
        none={{ value: 'owner', label: 'Owner' }}
        value="owner"
        error={undefined}
        onValue={nothing}
      />
    </>
  ),
  'category-choice offline': {
    slug: 'category-choice',
    dress: () => ({ failure: { kind: 'offline' } }),
    draw: (actor) => <CategoryChoice actor={actor} value="" error={undefined} onValue={nothing} />,
  },
  'command-palette': (actor) => <PaletteDialog actor={actor} />,
  'coupon-usage': (actor) => <CouponUsage actor={actor} />,
  'customer-choice': () => <DraftOrderForm profile={owner} rest="new" />,
  'draft-quote': () => <DraftOrderForm profile={owner} rest="new" />,
  'gateway-check': (actor) => <GatewayCheck actor={actor} name="Razorpay" />,
  'gst-file': (actor) => <GstFile actor={actor} />,
  'image-upload': (actor) => (
    <>
      <ImagesField
        actor={actor}
        label="Pictures"
        paths={['/image/one.jpg', '/image/two.jpg']}
        max={3}
        error={undefined}
        onPaths={nothing}
      />
      <VideoField actor={actor} path="/video/one.mp4" error="Choose a video" onRemove={nothing} />
    </>
  ),
  'order-admin': orderPage,
  'order-admin of a full order': {
    slug: 'order-admin',
    dress: ({ detail, step, trouble }: Dressed) => ({
      detail: detail && { ...detail, ...fullDetail },
      step: step && { kind: 'move', move: 'correct' },
      trouble: trouble && { ...refusedFields },
    }),
    draw: orderPage,
  },
  'page-speed': (actor) => <PageSpeed actor={actor} />,
  'partial-refund': (actor) => (
    <>
      <RefundButton actor={actor} order={order} />
      <PartialRefund actor={actor} refusal={null} />
      <PartialRefund actor={actor} refusal="[refusal]" />
    </>
  ),
  'popup-preview': (actor) => <PopupPreview actor={actor} frame={{ name: 'preview', src: '/popup-test?framed' }} />,
  'popup-test': (actor) => (
    <>
      <PopupTestPage
        actor={actor}
        card={<PopupTestCard card={{ ref: besides('bundleCard'), bundle: bundleCardInput.bundle }} />}
      />
      <PopupTestPage />
    </>
  ),
  'popup-what-if': (actor) => <PopupWhatIf actor={actor} settings={defaultPopupSettings} />,
  'post-category': (actor) => <PostCategory actor={actor} />,
  'product-choice': (actor) => (
    <Products actor={actor}>
      <ProductField label="Product" value="sleep-mantra" error={undefined} onValue={nothing} />
    </Products>
  ),
  'reel-list': (actor) => <ReelList actor={actor} title="Reels" href="/dashboard/reels" />,
  simulator: (actor) => (
    <Products actor={besides('productChoice', done('loadProducts', foundProducts))}>
      <SimulatorPage actor={actor} fieldsOf={fieldsOf} />
    </Products>
  ),
};
