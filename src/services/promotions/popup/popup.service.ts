import * as popupCalls from '../../../contract/promotions/popup.calls.ts';
import { defaultPopupSettings, type PopupSettings } from '../../../domain/promotions/popup.ts';
import type { Http } from '../../platform/http/http.ts';
import type { Log } from '../../platform/log.ts';

/** Loads the flash popup's settings; logs and returns the defaults when the request fails. */
export function createPopupService(http: Http, log: Log) {
  return {
    async fetchSettings(signal: AbortSignal): Promise<PopupSettings> {
      try {
        const { success, settings } = await http.send(popupCalls.getPopupSettings, { signal });
        return success ? { ...defaultPopupSettings, ...settings } : defaultPopupSettings;
      } catch (error) {
        log.warn('Couldn’t load the popup settings', error);
        return defaultPopupSettings;
      }
    },
  };
}
