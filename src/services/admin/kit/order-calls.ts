import type { Api } from '../../../contract/api.ts';
import type { CallRef } from '../../platform/http/http.ts';

type Used =
  | 'countWork'
  | 'listAnyOrders'
  | 'countOrderViews'
  | 'exportOrders'
  | 'moveOrders'
  | 'printOrders'
  | 'importShipments'
  | 'readAdminOrder'
  | 'addOrderNote'
  | 'removeOrderNote'
  | 'readTaxes'
  | 'exportTaxes'
  | 'previewPart'
  | 'refundPart'
  | 'settlePayment'
  | 'packOrder'
  | 'weighParcel'
  | 'shipOrder'
  | 'deliverOrder'
  | 'cancelAnyOrder'
  | 'takeOrderBack'
  | 'refundOrder'
  | 'repayOrder'
  | 'listReturns'
  | 'approveReturn'
  | 'refuseReturn'
  | 'receiveReturn'
  | 'repayReturn';

const order = '/v1/admin/order';
const goodsBack = '/v1/admin/return/{id}';

/** The calls behind the dashboard's orders and returns. */
export const orderCalls: { readonly [Name in Used]: CallRef<Api[Name]> } = {
  countWork: { method: 'GET', path: '/v1/admin/work' },
  listAnyOrders: { method: 'GET', path: order },
  countOrderViews: { method: 'GET', path: `${order}/views` },
  exportOrders: { method: 'GET', path: `${order}/export` },
  moveOrders: { method: 'POST', path: `${order}/bulk` },
  printOrders: { method: 'POST', path: `${order}/print`, download: 'application/pdf' },
  importShipments: { method: 'POST', path: `${order}/import` },
  readAdminOrder: { method: 'GET', path: `${order}/{id}/desk` },
  previewPart: { method: 'POST', path: `${order}/{id}/refund-part/preview` },
  refundPart: { method: 'POST', path: `${order}/{id}/refund-part` },
  settlePayment: { method: 'POST', path: `${order}/{id}/payment/{paymentId}/settle` },
  removeOrderNote: { method: 'DELETE', path: `${order}/{id}/note/{noteId}` },
  readTaxes: { method: 'GET', path: `${order}/gst/summary` },
  exportTaxes: { method: 'GET', path: `${order}/gst` },
  addOrderNote: { method: 'POST', path: `${order}/{id}/note` },
  packOrder: { method: 'POST', path: `${order}/{id}/pack` },
  weighParcel: { method: 'PUT', path: `${order}/{id}/weight` },
  shipOrder: { method: 'POST', path: `${order}/{id}/ship` },
  deliverOrder: { method: 'POST', path: `${order}/{id}/deliver` },
  cancelAnyOrder: { method: 'POST', path: `${order}/{id}/cancel` },
  takeOrderBack: { method: 'POST', path: `${order}/{id}/return` },
  refundOrder: { method: 'POST', path: `${order}/{id}/refund` },
  repayOrder: { method: 'POST', path: `${order}/{id}/repaid` },
  listReturns: { method: 'GET', path: '/v1/admin/return' },
  approveReturn: { method: 'POST', path: `${goodsBack}/approve` },
  refuseReturn: { method: 'POST', path: `${goodsBack}/refuse` },
  receiveReturn: { method: 'POST', path: `${goodsBack}/receive` },
  repayReturn: { method: 'POST', path: `${goodsBack}/repaid` },
};
