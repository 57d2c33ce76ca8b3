import type { AnswerOf } from '../../../contract/call.ts';
import type { Api } from '../../../contract/api.ts';
import { gatewayCheckLogic } from '../../../machines/admin/sections/gateway-check/gateway-check.actors.ts';
import type { Draft, StoredRecord } from '../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { peopleCalls } from '../../../services/admin/kit/people-calls.ts';
import type { Http } from '../../../services/platform/http/http.ts';
import { useScreenActor } from '../../../ui/shell/app/actors.tsx';
import { RecordFactRows, type FactRow } from '../../../ui/admin/record/RecordFacts.tsx';
import { textsOf } from '../../../ui/admin/record/field-values.ts';
import { GatewayCheck } from '../../../ui/admin/sections/GatewayCheck.tsx';
import { useServices } from '../../platform/services.tsx';
import type { RecordCalls } from '../kit/descriptor.ts';
import { recordSection } from '../record/record-section.tsx';
import { factRowsOf, kept, momentWords, refusedHere, wordsOf } from '../people/people-parts.ts';

type Gateway = AnswerOf<Api['listGateways']>['items'][number];

const services = ['sandbox', 'razorpay'] as const;
const names: Readonly<Record<Gateway['id'], string>> = { sandbox: 'Sandbox', razorpay: 'Razorpay' };

const keyWords: Readonly<Record<Gateway['keys'], string>> = {
  'built-in': 'Needs no keys',
  environment: 'Keys from the environment',
  stored: 'Keys entered here',
  missing: 'No keys yet',
};

function rowOf({
  id,
  isCurrent,
  keys,
  keyEnd,
  storedAt,
  open,
  webhookUrl,
}: Gateway): Required<Omit<FactRow, 'href' | 'step'>> {
  const end = keyEnd === null ? [] : [`ending in ${keyEnd}`];
  const written = storedAt === null ? [] : [`since ${momentWords(storedAt)}`];
  return {
    id,
    title: names[id],
    aside: isCurrent ? 'Takes new payments' : '',
    note: [
      [keyWords[keys], ...end, ...written].join(' '),
      `${open} open ${open === 1 ? 'payment' : 'payments'}`,
      `Webhook address: ${webhookUrl}`,
    ].join(' · '),
  };
}

const noKeys = { keyId: '', keySecret: '', webhookSecret: '' } as const;

function storedOf(items: readonly Gateway[]): StoredRecord {
  const current = items.find(({ isCurrent }) => isCurrent);
  return {
    id: 'gateways',
    version: null,
    draft: {
      ...noKeys,
      gateways: items.map(rowOf),
      ready: items.flatMap(({ id, isReady }) => (isReady ? [id] : [])),
      gateway: current?.id ?? '',
    },
  };
}

/** Keys first, so that a service can be given its keys and chosen at once. */
async function save(http: Http, draft: Draft, signal: AbortSignal): Promise<StoredRecord> {
  const keys = {
    keyId: wordsOf(draft, 'keyId'),
    keySecret: wordsOf(draft, 'keySecret'),
    webhookSecret: wordsOf(draft, 'webhookSecret'),
  };
  if (Object.values(keys).some((key) => key !== '')) {
    await http.send(peopleCalls.saveGatewayKeys, { params: { gateway: 'razorpay' }, body: keys, signal });
  }
  const wanted = draft['gateway'] === 'razorpay' ? 'razorpay' : 'sandbox';
  const { items } = await http.send(peopleCalls.listGateways, { signal });
  const chosen = items.find(({ id }) => id === wanted);
  if (chosen?.isReady === false) {
    throw refusedHere('gateway', `${names[wanted]} has no keys yet. Enter all three, then save`);
  }
  if (chosen?.isCurrent === false) {
    await http.send(peopleCalls.toggleGateway, { body: { gateway: wanted }, signal });
  }
  return storedOf((await http.send(peopleCalls.listGateways, { signal })).items);
}

function gatewayCalls(http: Http): RecordCalls {
  return {
    load: async (_id, signal) => storedOf((await http.send(peopleCalls.listGateways, { signal })).items),
    save: async ({ draft }, signal) => kept(await save(http, draft, signal)),
  };
}

/** Tries the service that takes new payments. */
function CheckPart({ gateway }: { gateway: Gateway['id'] }) {
  const { http } = useServices();
  const checkGateway = async (signal: AbortSignal) =>
    http.send(peopleCalls.checkGateway, { params: { gateway }, body: {}, signal });
  return (
    <GatewayCheck actor={useScreenActor(gatewayCheckLogic({ checkGateway }), undefined)} name={names[gateway]} />
  );
}

const typed = { kind: 'text', optional: true, isCode: true } as const;

/** /dashboard/payment-gateway: who takes new payments, and keys that go in and never come out (CHK-05, SES-08). */
export const PaymentGatewaySection = recordSection('payment-gateway', 'gateways', {
  empty: () => noKeys,
  calls: gatewayCalls,
  config: {
    noun: { one: 'payment gateway', many: 'payment gateways' },
    nameOf: () => 'Payment gateway',
    cards: [
      {
        title: 'Services',
        fields: [
          {
            name: 'gateway',
            label: 'Takes new payments',
            kind: 'select',
            options: services.map((value) => ({ value, label: names[value] })),
            hint: 'Payments already started stay with their gateway',
          },
        ],
        draw: (draft) => (
          <>
            <RecordFactRows rows={factRowsOf(draft, 'gateways')} empty="" />
            {services
              .filter((id) => textsOf(draft['ready']).includes(id))
              .map((id) => (
                <CheckPart key={id} gateway={id} />
              ))}
          </>
        ),
      },
      {
        title: 'New Razorpay keys',
        isAside: true,
        fields: [
          { name: 'keyId', label: 'Key id', ...typed, hint: 'Enter all three together. They aren’t shown again' },
          { name: 'keySecret', label: 'Key secret', ...typed },
          { name: 'webhookSecret', label: 'Webhook secret', ...typed },
        ],
      },
    ],
  },
});
