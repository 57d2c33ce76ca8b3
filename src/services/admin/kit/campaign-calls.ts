import type { Api } from '../../../contract/api.ts';
import type { CallRef } from '../../platform/http/http.ts';

type Used =
  | 'readPopupSettings'
  | 'replacePopupSettings'
  | 'simulatePrice'
  | 'listAllReels'
  | 'readReel'
  | 'createReel'
  | 'changeReel'
  | 'deleteReel'
  | 'reorderReels'
  | 'listAllInstagram'
  | 'readInstagram'
  | 'createInstagram'
  | 'changeInstagram'
  | 'deleteInstagram'
  | 'reorderInstagram'
  | 'sendVideo';

/** The calls of popup settings, simulator, reels and Instagram, apart from those that every page loads. */
export const campaignCalls: { readonly [Name in Used]: CallRef<Api[Name]> } = {
  readPopupSettings: { method: 'GET', path: '/v1/admin/popup-settings' },
  replacePopupSettings: { method: 'PUT', path: '/v1/admin/popup-settings' },
  simulatePrice: { method: 'POST', path: '/v1/admin/simulator' },
  listAllReels: { method: 'GET', path: '/v1/admin/reels' },
  readReel: { method: 'GET', path: '/v1/admin/reels/{id}' },
  createReel: { method: 'POST', path: '/v1/reel' },
  changeReel: { method: 'PUT', path: '/v1/reel/{id}' },
  deleteReel: { method: 'DELETE', path: '/v1/reel/{id}' },
  reorderReels: { method: 'POST', path: '/v1/reel/reorder' },
  listAllInstagram: { method: 'GET', path: '/v1/instagram/admin' },
  readInstagram: { method: 'GET', path: '/v1/instagram/admin/{id}' },
  createInstagram: { method: 'POST', path: '/v1/instagram/admin' },
  changeInstagram: { method: 'PUT', path: '/v1/instagram/admin/{id}' },
  deleteInstagram: { method: 'DELETE', path: '/v1/instagram/admin/{id}' },
  reorderInstagram: { method: 'POST', path: '/v1/instagram/admin/reorder' },
  sendVideo: { method: 'POST', path: '/v1/admin/film' },
};
