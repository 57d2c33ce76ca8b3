import * as courierCalls from '../../../../contract/catalogue/courier.calls.ts';
import type { Api } from '../../../../contract/api.ts';
import type { AnswerOf, BodyOf } from '../../../../contract/call.ts';
import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import type { Http } from '../../../../services/platform/http/http.ts';
import { factsCard } from '../../kit/form/facts.tsx';
import { choice, fresh, text, wholeNumber } from '../../kit/form/fields.ts';
import { aside, card, formOf } from '../../kit/form/form-of.ts';
import { recordCalls } from '../../kit/form/record-calls.ts';
import { momentWords } from '../../kit/list/cells.ts';
import { recordSection } from '../../record/record-section.tsx';

type Couriers = AnswerOf<Api['listCouriers']>;
type Change = BodyOf<Api['saveCourierKeys']> & { readonly uses: 'shiprocket' | 'none' };

const side = { half: true, unseen: 1, isShown: (draft: Draft) => draft['uses'] !== 'none' };

/** A side of the box; 0 is none yet. */
const centimetres = (label: string) => ({
  ...wholeNumber(label, side),
  typed: (value: number) => (value === 0 ? '' : String(value)),
});

const form = formOf<Couriers, Change>()({
  slug: 'courier',
  noun: { one: 'courier service', many: 'courier services' },
  name: () => 'Courier service',
  only: 'couriers',
  isAlone: true,
  grave: [
    {
      field: 'uses',
      value: 'none',
      title: 'Stop booking with Shiprocket?',
      text: 'The credentials are deleted. Parcels that are already booked stay booked, but the shop no longer hears about them.',
      verb: 'Stop booking',
    },
  ],
  cards: [
    factsCard('Shiprocket'),
    card('Account', {
      email: fresh(
        text('E-mail of the API user', {
          hint: 'Create an API user in Shiprocket, under Settings > API. Don’t use your own sign-in',
        }),
      ),
      password: fresh(text('Password of the API user', { isCode: true, hint: 'It isn’t shown again' })),
      pickupLocation: text('Pickup location', {
        max: 60,
        hint: 'As it’s named in Shiprocket, for example Primary',
      }),
      webhookToken: fresh(
        text('Webhook token', {
          isCode: true,
          hint: 'Enter the same token in Shiprocket, under Settings > API > Webhooks. At least 8 characters',
        }),
      ),
    }),
    aside('Usual box, in centimetres', {
      boxLength: centimetres('Length'),
      boxBreadth: centimetres('Breadth'),
      boxHeight: centimetres('Height'),
    }),
    aside('Booking', {
      uses: choice('Book parcels', { shiprocket: 'With Shiprocket', none: 'By hand' }),
    }),
  ],
  taken: ({ items }: Couriers) => ({
    facts: items.flatMap(({ isReady, keyEnd, storedAt, webhookUrl }) => [
      { title: 'Status', note: isReady ? 'Parcels can be booked' : 'Not set up. Everything is sent by hand' },
      ...(storedAt === null
        ? []
        : [{ title: 'Account', note: `Ends in ${keyEnd ?? ''}, since ${momentWords(storedAt)}` }]),
      { title: 'Webhook address', note: webhookUrl },
    ]),
    email: '',
    password: '',
    pickupLocation: items[0]?.pickup?.location ?? '',
    webhookToken: '',
    boxLength: items[0]?.pickup?.boxLength ?? 0,
    boxBreadth: items[0]?.pickup?.boxBreadth ?? 0,
    boxHeight: items[0]?.pickup?.boxHeight ?? 0,
    uses: 'shiprocket' as const,
  }),
});

async function save(http: Http, { uses, ...keys }: Change, signal: AbortSignal): Promise<Couriers> {
  const params = { courier: 'shiprocket' } as const;
  if (uses === 'none') return http.send(courierCalls.removeCourierKeys, { params, signal });
  return http.send(courierCalls.saveCourierKeys, { params, body: keys, signal });
}

/** /dashboard/courier: the credentials of the courier service, which are tried before they are saved. */
export const CourierSection = recordSection('couriers', {
  slug: 'courier',
  keeps: 'nowhere',
  form,
  calls: recordCalls(form, (http) => ({
    read: async (_id, along) => http.send(courierCalls.listCouriers, along),
    update: async (_id, body, { signal }) => save(http, body, signal),
  })),
});
