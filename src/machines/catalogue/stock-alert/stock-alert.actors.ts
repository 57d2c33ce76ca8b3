import { fromPromise } from 'xstate';
import type { Choice } from '../../../domain/catalogue/product/option.ts';
import { type OwnAlerts, stockAlertMachine } from './stock-alert.machine.ts';
import type { AlertContact } from './stock-alert.rules.ts';

export interface StockAlertPorts {
  /** What the account waits for of this product. All calls reject with CallFailed. */
  readOwn(sku: string, signal: AbortSignal): Promise<OwnAlerts>;
  /** Asks for the message, by default to the account’s own number or address; says where it will go. */
  ask(sku: string, choice: Choice, contact: AlertContact | null, signal: AbortSignal): Promise<{ to: string }>;
  stop(sku: string, choice: Choice, signal: AbortSignal): Promise<void>;
}

export function stockAlertLogic(ports: StockAlertPorts) {
  return stockAlertMachine.provide({
    actors: {
      readOwn: fromPromise<OwnAlerts, { sku: string }>(({ input, signal }) => ports.readOwn(input.sku, signal)),
      ask: fromPromise<{ to: string }, { sku: string; choice: Choice; contact: AlertContact | null }>(
        ({ input, signal }) => ports.ask(input.sku, input.choice, input.contact, signal),
      ),
      stop: fromPromise<void, { sku: string; choice: Choice }>(({ input, signal }) =>
        ports.stop(input.sku, input.choice, signal),
      ),
    },
  });
}
