import type { PayInput } from '../pay/pay.machine.ts';
import type { LinkOrder, OpenedLink, PayLinkContext } from './pay-link.types.ts';

type Choice = OpenedLink['methods'][number];

/** The chosen way to pay; undefined before the link is opened. */
export function chosenMethod({ opened, method }: Pick<PayLinkContext, 'opened' | 'method'>): Choice | undefined {
  return opened?.methods.find((each) => each.method === method);
}

/** What the customer pays: the difference of a change, or the order with the fee of the chosen way; 0 before it is opened. */
export function dueOf(context: Pick<PayLinkContext, 'opened' | 'method'>): number {
  if (context.opened?.edit) return context.opened.edit.due;
  return (context.opened?.quote.total ?? 0) + (chosenMethod(context)?.fee ?? 0);
}

export function linkOrderOf(context: Pick<PayLinkContext, 'token' | 'opened' | 'method'>): LinkOrder {
  return { token: context.token, method: context.method, expectedTotal: dueOf(context) };
}

/** Input of the payment. The chart enters `paying` only with an order. */
export function linkPayInput({ placed, isFresh }: Pick<PayLinkContext, 'placed' | 'isFresh'>): PayInput {
  if (!placed) throw new Error('No order to pay for');
  return { ...placed, isFresh };
}
