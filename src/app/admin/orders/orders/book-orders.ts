import * as bookingCalls from '../../../../contract/orders/order/booking.calls.ts';
import type { CommandResult } from '../../../../machines/admin/frame/collection/collection.types.ts';
import type { Http } from '../../../../services/platform/http/http.ts';

/** Orders per call: each waits for the courier service several times. */
const perCall = 5;

/** Books the cheapest courier for each of these orders; refusals come with their reason. */
export async function bookOrders(http: Http, ids: readonly string[], signal: AbortSignal): Promise<CommandResult> {
  const all: { changed: number; refused: { id: string; message: string }[] } = { changed: 0, refused: [] };
  for (let at = 0; at < ids.length; at += perCall) {
    const body = { ids: ids.slice(at, at + perCall) };
    const { changed, refused } = await http.send(bookingCalls.bookOrders, { body, signal });
    all.changed += changed;
    all.refused.push(...refused);
  }
  return all;
}
