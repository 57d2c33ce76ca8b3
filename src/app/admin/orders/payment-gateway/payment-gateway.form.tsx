import * as gatewayCalls from '../../../../contract/checkout/payment/gateway.calls.ts';
import * as paymentCalls from '../../../../contract/checkout/payment/payment.calls.ts';
import type { Api } from '../../../../contract/api.ts';
import type { AnswerOf, BodyOf } from '../../../../contract/call.ts';
import type { Http } from '../../../../services/platform/http/http.ts';
import { choice, fresh, hidden, text } from '../../kit/form/fields.ts';
import { aside, card, formOf } from '../../kit/form/form-of.ts';
import { refusedFields } from '../../kit/form/read-draft.ts';
import { recordCalls } from '../../kit/form/record-calls.ts';
import { recordSection } from '../../record/record-section.tsx';
import { type Gateway, gatewayRow, GatewayServices, gatewayWords } from './GatewayServices.tsx';

type Gateways = AnswerOf<Api['listGateways']>;
type Change = BodyOf<Api['saveGatewayKeys']> & { readonly gateway: Gateway['id'] };

const secret = (label: string, hint?: string) =>
  fresh(text(label, { optional: true, isCode: true, ...(hint === undefined ? {} : { hint }) }));

const form = formOf<Gateways, Change>()({
  slug: 'payment-gateway',
  noun: { one: 'payment gateway', many: 'payment gateways' },
  name: () => 'Payment gateway',
  only: 'gateways',
  isAlone: true,
  grave: [
    {
      field: 'gateway',
      value: 'razorpay',
      title: 'Take new payments with Razorpay?',
      text: 'The keys are tried first. From then on every new payment goes through Razorpay; those already started stay where they are.',
      verb: 'Take payments',
    },
  ],
  cards: [
    card(
      'Services',
      {
        gateway: choice('Takes new payments', gatewayWords, {
          hint: 'Payments already started stay with their gateway',
        }),
        gateways: hidden([]),
        ready: hidden([]),
      },
      (draft) => <GatewayServices draft={draft} />,
    ),
    aside('New Razorpay keys', {
      keyId: secret('Key id', 'Enter all three together. They aren’t shown again'),
      keySecret: secret('Key secret'),
      webhookSecret: secret('Webhook secret'),
    }),
  ],
  taken: ({ items }: Gateways) => ({
    gateways: items.map(gatewayRow),
    ready: items.flatMap(({ id, isReady }) => (isReady ? [id] : [])),
    gateway: items.find(({ isCurrent }) => isCurrent)?.id ?? ('sandbox' as const),
  }),
});

/** Keys are saved first, so that a service can get its keys and be chosen in one save. */
async function save(http: Http, { gateway, ...keys }: Change, signal: AbortSignal): Promise<Gateways> {
  if (Object.values(keys).some((key) => key !== '')) {
    await http.send(gatewayCalls.saveGatewayKeys, { params: { gateway: 'razorpay' }, body: keys, signal });
  }
  const { items } = await http.send(gatewayCalls.listGateways, { signal });
  const chosen = items.find(({ id }) => id === gateway);
  if (chosen?.isReady === false) {
    throw refusedFields({ gateway: `${gatewayWords[gateway]} has no keys yet. Enter all three, then save` });
  }
  if (chosen?.isCurrent === false) await http.send(paymentCalls.toggleGateway, { body: { gateway }, signal });
  return http.send(gatewayCalls.listGateways, { signal });
}

/** /dashboard/payment-gateway: the gateway for new payments, and its write-only keys. */
export const PaymentGatewaySection = recordSection('gateways', {
  slug: 'payment-gateway',
  keeps: 'nowhere',
  form,
  calls: recordCalls(form, (http) => ({
    read: async (_id, along) => http.send(gatewayCalls.listGateways, along),
    update: async (_id, body, { signal }) => save(http, body, signal),
  })),
});
