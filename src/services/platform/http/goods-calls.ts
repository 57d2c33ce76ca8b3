import type { Api } from '../../../contract/api.ts';
import type { CallRef } from './http.ts';

type Used =
  | 'listAllProducts'
  | 'exportProducts'
  | 'importProducts'
  | 'readAnyProduct'
  | 'saveProduct'
  | 'updateProduct'
  | 'deleteProduct'
  | 'changeProducts'
  | 'sendImage'
  | 'listBundles'
  | 'exportBundles'
  | 'readBundle'
  | 'saveBundle'
  | 'updateBundle'
  | 'deleteBundle'
  | 'changeBundles'
  | 'getBundleSettings'
  | 'saveBundleSettings'
  | 'bundleAnalytics';

/** The admin endpoints of products and bundles, kept out of the chunk that every page loads. */
export const goodsCalls: { readonly [Name in Used]: CallRef<Api[Name]> } = {
  listAllProducts: { method: 'GET', path: '/v1/admin/product' },
  exportProducts: { method: 'GET', path: '/v1/admin/product/export' },
  importProducts: { method: 'POST', path: '/v1/admin/product/import' },
  readAnyProduct: { method: 'GET', path: '/v1/admin/product/{sku}' },
  saveProduct: { method: 'POST', path: '/v1/product' },
  updateProduct: { method: 'PUT', path: '/v1/product/{sku}' },
  deleteProduct: { method: 'DELETE', path: '/v1/product/{sku}' },
  changeProducts: { method: 'POST', path: '/v1/admin/product/bulk' },
  sendImage: { method: 'POST', path: '/v1/admin/image' },
  listBundles: { method: 'GET', path: '/v1/bundle' },
  exportBundles: { method: 'GET', path: '/v1/admin/bundle/export' },
  readBundle: { method: 'GET', path: '/v1/admin/bundle/{id}' },
  saveBundle: { method: 'POST', path: '/v1/bundle' },
  updateBundle: { method: 'PUT', path: '/v1/bundle/{id}' },
  deleteBundle: { method: 'DELETE', path: '/v1/bundle/{id}' },
  changeBundles: { method: 'POST', path: '/v1/bundle/bulk' },
  getBundleSettings: { method: 'GET', path: '/v1/bundle/settings' },
  saveBundleSettings: { method: 'POST', path: '/v1/bundle/settings' },
  bundleAnalytics: { method: 'GET', path: '/v1/bundle/analytics' },
};
