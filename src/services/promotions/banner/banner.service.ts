import * as bannerCalls from '../../../contract/promotions/banner.calls.ts';
import { fallbackBanners, type Banner } from '../../../domain/promotions/banner.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Log } from '../../platform/log.ts';

/** Loads the enabled banners; three built-in ones when the request fails. */
export function createBannerService(http: Http, log: Log) {
  return {
    async loadBanners(signal: AbortSignal): Promise<readonly Banner[]> {
      try {
        return (await http.send(bannerCalls.listActiveBanners, { signal })).banners;
      } catch (error) {
        log.warn('Couldn’t load the banners', error);
        return fallbackBanners;
      }
    },
  };
}
