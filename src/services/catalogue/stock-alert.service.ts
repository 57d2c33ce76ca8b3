import * as stockAlertCalls from '../../contract/catalogue/stock-alert.calls.ts';
import type { Choice } from '../../domain/catalogue/product/option.ts';
import type { Http } from '../platform/http/http.ts';

/** Asks for a message when something is back in stock, and takes that back. */
export function createStockAlertService(http: Http) {
  return {
    readOwn: async (sku: string, signal: AbortSignal) =>
      http.send(stockAlertCalls.readStockAlerts, { params: { sku }, signal }),
    ask: async (
      sku: string,
      choice: Choice,
      contact: { readonly phone: string } | { readonly email: string } | null,
      signal: AbortSignal,
    ) => {
      const { variant, flavour } = choice;
      const body = { variant, flavour, ...contact };
      return http.send(stockAlertCalls.askStockAlert, { params: { sku }, body, signal });
    },
    stop: async (sku: string, { variant, flavour }: Choice, signal: AbortSignal): Promise<void> => {
      await http.send(stockAlertCalls.stopStockAlert, { params: { sku }, query: { variant, flavour }, signal });
    },
  };
}
