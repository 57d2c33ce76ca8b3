import * as gatewayCalls from '../../../../contract/checkout/payment/gateway.calls.ts';
import type { Api } from '../../../../contract/api.ts';
import type { AnswerOf } from '../../../../contract/call.ts';
import { gatewayCheckLogic } from '../../../../machines/admin/sections/gateway-check/gateway-check.actors.ts';
import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { useScreenActor } from '../../../../ui/shell/app/actors.tsx';
import { RecordFactRows } from '../../../../ui/admin/record/RecordFacts.tsx';
import { textsOf } from '../../../../ui/admin/record/field-values.ts';
import { GatewayCheck } from '../../../../ui/admin/sections/GatewayCheck.tsx';
import { useServices } from '../../../platform/services.tsx';
import { factRowsOf } from '../../kit/form/facts.tsx';
import { momentWords } from '../../kit/list/cells.ts';
import { valuesOf, type Words } from '../../kit/words.ts';

export type Gateway = AnswerOf<Api['listGateways']>['items'][number];

export const gatewayWords: Words<Gateway['id']> = { sandbox: 'Sandbox', razorpay: 'Razorpay' };

const keyWords: Words<Gateway['keys']> = {
  'built-in': 'Needs no keys',
  environment: 'Keys from the environment',
  stored: 'Keys entered here',
  missing: 'No keys yet',
};

/** One service in the card. */
export function gatewayRow({ id, isCurrent, keys, keyEnd, storedAt, open, webhookUrl }: Gateway) {
  const end = keyEnd === null ? [] : [`ending in ${keyEnd}`];
  const written = storedAt === null ? [] : [`since ${momentWords(storedAt)}`];
  return {
    id,
    title: gatewayWords[id],
    aside: isCurrent ? 'Takes new payments' : '',
    note: [
      [keyWords[keys], ...end, ...written].join(' '),
      `${open} open ${open === 1 ? 'payment' : 'payments'}`,
      `Webhook address: ${webhookUrl}`,
    ].join(' · '),
  };
}

/** The services and their status; those with keys can be tested. */
export function GatewayServices({ draft }: { draft: Draft }) {
  return (
    <>
      <RecordFactRows rows={factRowsOf(draft, 'gateways')} empty="" />
      {valuesOf(gatewayWords)
        .filter((id) => textsOf(draft['ready']).includes(id))
        .map((id) => (
          <CheckPart key={id} gateway={id} />
        ))}
    </>
  );
}

function CheckPart({ gateway }: { gateway: Gateway['id'] }) {
  const { http } = useServices();
  const checkGateway = async (signal: AbortSignal) =>
    http.send(gatewayCalls.checkGateway, { params: { gateway }, body: {}, signal });
  const actor = useScreenActor(gatewayCheckLogic({ checkGateway }), undefined);
  return <GatewayCheck actor={actor} name={gatewayWords[gateway]} />;
}
