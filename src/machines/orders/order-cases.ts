import type { OrderWithPayment, Payment, PlacedOrder } from './placed-order.ts';

/** A sample order for drawings and paths. */
export const sampleOrder: PlacedOrder = {
  id: '0b8f6c9e-6a3f-4a51-9d7e-2f1c3b5a7d90',
  number: 'M-1001',
  status: 'placed',
  placedAt: '2026-11-04T04:30:00.000Z',
  total: 1499,
  parts: [
    { kind: 'items', label: 'Item total', amount: 1499 },
    { kind: 'delivery', label: 'Delivery', amount: 0 },
  ],
  lines: [
    {
      sku: 'sleep-mantra',
      variant: '30 ml',
      flavour: 'Saffron',
      packageType: 'trial',
      name: 'Sleep Mantra',
      quantity: 1,
      listPrice: 1499,
      discount: { trial: 0, weekly: 5, monthly: 10, comboDiscount: 0 },
      unitPrice: 1499,
      lineTotal: 1499,
      isPremiumMembership: false,
      problems: [],
    },
  ],
  address: {
    name: 'A Customer',
    phone: '+919000000001',
    line1: '4B',
    line2: '',
    city: 'Bengaluru',
    state: 'Karnataka',
    pincode: '560066',
  },
  paymentMethod: 'upi',
  earliest: '2026-11-06',
  latest: '2026-11-08',
  invoiceUrl: null,
  documents: [],
  courier: null,
  trackingNumber: null,
  trackingUrl: null,
  parcels: [
    {
      id: '7c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f',
      number: 1,
      status: 'ready',
      lines: [0],
      courier: null,
      trackingNumber: null,
      trackingUrl: null,
      packedAt: null,
      shippedAt: null,
      deliveredAt: null,
    },
  ],
  hold: null,
  trackUrl: 'https://shop.example.in/track/sample',
  hasLinkRenewals: false,
  returnUntil: null,
  returns: [],
  timeline: [{ event: 'order.placed', status: 'placed', by: 'customer', at: '2026-11-04T04:30:00.000Z' }],
};

export const samplePayment: Payment = {
  id: '5d1f0f6e-1c0a-4a0e-8d53-7a9b1c2d3e4f',
  orderId: sampleOrder.id,
  status: 'pending',
  method: 'upi',
  gateway: 'sandbox',
  amount: 1499,
  action: { kind: 'upi', uri: 'upi://pay?pa=shop@sandbox&am=1499', page: '/gateway/pay' },
  expiresAt: '2026-11-04T04:40:00.000Z',
  unmatched: null,
};

/** The sample order with some fields replaced. */
export function orderAnswer(payment: Partial<Payment> = {}, order: Partial<PlacedOrder> = {}): OrderWithPayment {
  return { order: { ...sampleOrder, ...order }, payment: { ...samplePayment, ...payment } };
}

/** Paid, with all items waiting for a prescription. */
export const awaitingPrescription = orderAnswer(
  { status: 'paid' },
  {
    parcels: sampleOrder.parcels.map((parcel) => ({ ...parcel, status: 'held' })),
    hold: {
      status: 'awaited',
      parcelId: '7c1d2e3f-4a5b-4c6d-8e7f-9a0b1c2d3e4f',
      prescriptionId: null,
      until: '2026-11-07T04:30:00.000Z',
    },
  },
);
