import { awaitingPrescription, sampleOrder } from '../../../../src/machines/orders/order-cases.ts';
import { orderedLine } from '../../../../src/machines/orders/reorder/reorder.cases.ts';
import { sampleReturn } from '../../../../src/machines/orders/order-view/order-view.cases.ts';
import type { OrderWithPayment, PlacedOrder } from '../../../../src/machines/orders/placed-order.ts';
import type { OrdersPage, OrdersQuery } from '../../../../src/machines/orders/orders/orders.machine.ts';
import type { SubscriptionList } from '../../../../src/machines/orders/subscription-list/subscription-list.types.ts';
import type { OpenedPrescription } from '../../../../src/machines/prescriptions/prescription-view/prescription-view.machine.ts';
import { sampleSubscription } from '../../../../src/machines/orders/subscription-list/subscription-list.cases.ts';
import { samplePrescription } from '../../../../src/machines/prescriptions/prescription-list/prescription-list.cases.ts';
import { OrderDetail } from '../../../../src/ui/orders/OrderDetail.tsx';
import { OrderList } from '../../../../src/ui/orders/OrderList.tsx';
import { Reorder } from '../../../../src/ui/orders/Reorder.tsx';
import { ReturnForm } from '../../../../src/ui/orders/order-return-form/ReturnForm.tsx';
import { OrderSuccessPage } from '../../../../src/ui/orders/order-success/OrderSuccessPage.tsx';
import { SubscriptionPanel } from '../../../../src/ui/orders/subscription-list/SubscriptionPanel.tsx';
import { CreatePrescription } from '../../../../src/ui/prescriptions/CreatePrescription.tsx';
import { PrescriptionDetail } from '../../../../src/ui/prescriptions/PrescriptionDetail.tsx';
import { PrescriptionList } from '../../../../src/ui/prescriptions/PrescriptionList.tsx';
import { PrescriptionNeed } from '../../../../src/ui/prescriptions/PrescriptionNeed.tsx';
import { UploadPanel } from '../../../../src/ui/prescriptions/UploadPanel.tsx';
import type { Draw, Screen } from '../drawing.tsx';
import { besides } from '../still-shop.tsx';

const now = () => Date.parse('2026-11-04T04:12:00Z');
const QrCode = ({ text }: { readonly text: string }) => <p>Code of {text}</p>;

const orderDetail: Draw = (actor) => (
  <OrderDetail
    actor={actor}
    reorder={besides('reorder')}
    now={now}
    Need={({ skus }) => <p>Need of {skus.join()}</p>}
    Pay={({ answer }) => <p>Pays {answer.order.number}</p>}
  />
);

const [parcel] = sampleOrder.parcels;
const [line] = sampleOrder.lines;
const shipped = {
  status: 'shipped',
  courier: 'India Post',
  trackingNumber: 'EX123456789IN',
  trackingUrl: 'https://track.example/EX123456789IN',
} as const;
/** Two parcels of which one is on its way, two returns, an invoice. */
const fullOrder: Partial<PlacedOrder> = {
  ...(line && { lines: [line, { ...line, sku: 'dog-mantra', name: 'Dog Mantra', quantity: 2, lineTotal: 2998 }] }),
  ...(parcel && {
    parcels: [
      { ...parcel, ...shipped, packedAt: '2026-11-04T04:40:00.000Z', shippedAt: '2026-11-04T05:00:00.000Z' },
      { ...parcel, id: 'second', number: 2, lines: [1] },
    ],
  }),
  ...shipped,
  invoiceUrl: '/api/orders/invoice.pdf',
  documents: [
    { kind: 'invoice', number: 'INV-1', issuedAt: '2026-11-04T04:50:00.000Z', url: '/api/orders/invoice-1.pdf' },
    { kind: 'credit-note', number: 'CN-1', issuedAt: '2026-11-04T05:50:00.000Z', url: '/api/orders/credit-1.pdf' },
  ],
  returnUntil: '2026-11-14T04:30:00.000Z',
  returns: [
    sampleReturn,
    {
      ...sampleReturn,
      id: 'second',
      status: 'approved',
      answer: 'Send it to our address',
      lines: [{ line: 1, quantity: 1, amount: 900 }],
      total: 900,
    },
  ],
};

function withOrder(order: Partial<PlacedOrder>) {
  return ({ answer }: { readonly answer: OrderWithPayment | null }) => ({
    answer: answer && { ...answer, order: { ...answer.order, ...order } },
  });
}

/** Signed, with a photo and a file. */
const written = {
  ...samplePrescription,
  status: 'approved',
  signedAt: '2026-11-04T04:30:00.000Z',
  validUntil: '2027-02-04T04:30:00.000Z',
  patientName: 'Asha Rao',
  patientAge: 34,
  patientSex: 'female',
  diagnosis: 'Anidra',
  medicines: [
    {
      name: 'Ashwagandha',
      form: 'Churna',
      dose: '3 g',
      timing: 'At night',
      anupana: 'Warm milk',
      duration: '30 days',
      notes: 'Not before food',
    },
  ],
  products: ['sleep-mantra'],
  covers: [{ sku: 'sleep-mantra', name: 'Sleep Mantra' }],
  advice: 'Sleep early',
  signer: { name: 'Dr Meera Nair', qualification: 'BAMS', registration: 'KA-1', council: 'Karnataka board' },
  prescriber: { id: 'doctor', name: 'Dr Meera Nair' },
  orders: [{ number: sampleOrder.number, lines: [{ sku: 'sleep-mantra', name: 'Sleep Mantra', quantity: 1 }] }],
  files: samplePrescription.files.flatMap((file) => [file, { ...file, id: 'photo', type: 'image/jpeg' }]),
  links: [
    { fileId: 'photo', open: '/files/photo.jpg', download: '/files/photo.jpg?save' },
    { fileId: null, open: '/files/signed.pdf', download: '/files/signed.pdf?save' },
  ],
} as const;

/** What is drawn of a person's orders and prescriptions. */
export const ownOrderScreens: Readonly<Record<string, Draw | Screen>> = {
  orders: (actor) => <OrderList actor={actor} />,
  'orders over pages': {
    slug: 'orders',
    dress: ({ query, list }: { readonly query: OrdersQuery; readonly list: OrdersPage | null }) => ({
      query: { ...query, page: 2 },
      list: list && { ...list, total: 60 },
    }),
    draw: (actor) => <OrderList actor={actor} />,
  },
  'order-return-form': (actor) => <ReturnForm actor={actor} />,
  'order-view': (actor) => (
    <>
      {orderDetail(actor)}
      <OrderSuccessPage actor={actor} signInHref="/login?next=%2Forder-success" />
    </>
  ),
  'order-view in parcels': { slug: 'order-view', dress: withOrder(fullOrder), draw: orderDetail },
  'order-view with a prescription to send': {
    slug: 'order-view',
    dress: withOrder(awaitingPrescription.order),
    draw: orderDetail,
  },
  'prescription-editor': (actor) => <CreatePrescription actor={actor} choice={besides('productChoice')} />,
  'prescription-list': (actor) => (
    <>
      <PrescriptionList actor={actor} title="Prescriptions" isReview={false} emptyText="None yet.">
        [upload]
      </PrescriptionList>
      <PrescriptionList actor={actor} title="To review" isReview emptyText="None waits." action="[new]" />
    </>
  ),
  'prescription-need': (actor) => <PrescriptionNeed actor={actor} upload={besides('prescriptionUpload')} />,
  'prescription-upload': (actor) => <UploadPanel actor={actor} />,
  'prescription-view': (actor) => (
    <PrescriptionDetail actor={actor}>{({ status }) => `[acts of ${status}]`}</PrescriptionDetail>
  ),
  'prescription-view of a signed one': {
    slug: 'prescription-view',
    draw: (actor) => (
      <PrescriptionDetail actor={actor} isDesk>
        {() => '[editor]'}
      </PrescriptionDetail>
    ),
    dress: ({ prescription }: { readonly prescription: OpenedPrescription | null }) => ({
      prescription: prescription && { ...prescription, ...written },
    }),
  },
  'prescription-view of a refused one': {
    slug: 'prescription-view',
    draw: (actor) => <PrescriptionDetail actor={actor}>{() => '[acts]'}</PrescriptionDetail>,
    dress: ({ prescription }: { readonly prescription: OpenedPrescription | null }) => ({
      prescription: prescription && { ...prescription, status: 'refused', reason: 'The page is torn' },
    }),
  },
  reorder: (actor) => <Reorder actor={actor} lines={[orderedLine]} />,
  'subscription-list': (actor) => <SubscriptionPanel actor={actor} QrCode={QrCode} />,
  'subscription-list of several': {
    slug: 'subscription-list',
    draw: (actor) => <SubscriptionPanel actor={actor} QrCode={QrCode} />,
    dress: ({ list }: { readonly list: SubscriptionList | null }) => ({
      list: list && {
        ...list,
        subscriptions: [
          sampleSubscription,
          { ...sampleSubscription, id: 'paused', status: 'paused', plan: 'monthly', newPrice: 1499 },
          { ...sampleSubscription, id: 'ended', status: 'cancelled', endedAt: '2026-11-01T04:30:00.000Z' },
        ],
      },
    }),
  },
};
