import type { Api } from '../../../src/contract/api.ts';
import type { Asking } from '../access/access-requests.ts';

const aReturn = {
  lines: [{ line: 0, quantity: 1 }],
  reason: 'not-wanted',
  note: '',
  refundTo: 'source',
  photoIds: [],
  expectedTotal: 1,
};

/** How calls about orders are asked; those without a thing touch nothing of one person by an id, or are the admin's. */
export const orderRequests = {
  listOrders: {},
  getOrder: { thing: 'order' },
  cancelOrder: { thing: 'order' },
  // Its own order is not delivered, which it is told; somebody else's is as if it were not there.
  previewReturn: { thing: 'order', body: () => ({ lines: [{ line: 0, quantity: 1 }] }) },
  // A fresh order has no return that could be taken back; tests/server/orders/order-return.test.ts has who may not.
  withdrawReturn: {},
  askReturn: { thing: 'order', body: () => aReturn },
  sendReturnPhoto: {},
  listAnyOrders: {},
  countOrderViews: {},
  exportOrders: {},
  exportTaxes: {},
  printOrders: {},
  removeOrderNote: {},
  readTaxes: {},
  importShipments: {},
  moveOrders: {},
  readAdminOrder: {},
  addOrderNote: {},
  previewPart: {},
  refundPart: {},
  settlePayment: {},
  readHome: {},
  countWork: {},
  listReturns: {},
  approveReturn: {},
  refuseReturn: {},
  receiveReturn: {},
  repayReturn: {},
  readAnyOrder: {},
  packOrder: {},
  shipOrder: {},
  correctShipment: {},
  deliverOrder: {},
  packParcel: {},
  weighParcel: {},
  shipParcel: {},
  deliverParcel: {},
  cancelAnyOrder: {},
  takeOrderBack: {},
  refundOrder: {},
  repayOrder: {},
  orderHistory: {},
} satisfies Partial<Record<keyof Api, Asking>>;
