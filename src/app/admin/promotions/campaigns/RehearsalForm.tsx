import { useMemo } from 'react';
import * as rehearsalCalls from '../../../../contract/shell/rehearsal.calls.ts';
import type { Api } from '../../../../contract/api.ts';
import type { BodyOf } from '../../../../contract/call.ts';
import { momentOfIndian } from '../../../../domain/kit/time/indian-time.ts';
import type { SectionProps } from '../../../account/dashboard/lazy-section.tsx';
import { choice, formOnly, moment, money } from '../../kit/form/fields.ts';
import { card, formOf } from '../../kit/form/form-of.ts';
import type { DraftFields } from '../../kit/form/read-draft.ts';
import { recordCalls } from '../../kit/form/record-calls.ts';
import type { FormDescriptor } from '../../kit/list/descriptor.ts';
import { LazyRecordForm } from '../../record/lazy-record-form.ts';

const half = { half: true } as const;
type Asked = BodyOf<Api['startRehearsal']>;

/** The form of a rehearsal; `at` is ISO 8601, null to leave it open. */
export function rehearsalForm(at: string | null) {
  return formOf<Asked & { readonly id: string }, Asked>()({
    slug: 'campaigns',
    noun: { one: 'rehearsal', many: 'campaigns' },
    name: () => 'Rehearsal',
    saveLabel: 'See the shop',
    usual: { cart: 0, ...(at === null ? {} : { at }) },
    cards: [
      card('See the shop as it will be', {
        at: moment('At', {
          ...half,
          hint: 'Shows the prices, banners, popup, coupons, bundles, tiers and posts of that moment',
        }),
        who: formOnly(choice('As', { visitor: 'A visitor', member: 'A member' }, half)),
        cart: money('With at least this in the cart', {
          ...half,
          hint: 'The shop’s first products; 0 for an empty cart',
        }),
      }),
      card('Only looking', {}, () => (
        <p>
          Nothing is sold or saved there, and nobody else sees it. The link works in this browser for half an hour.
          A bar at the top takes you back.
        </p>
      )),
    ],
    given: (fields: DraftFields) => ({ isMember: fields.choice('who', ['visitor', 'member']) === 'member' }),
  });
}

function recordAt(at: string | null): FormDescriptor {
  const form = rehearsalForm(at);
  return {
    slug: 'campaigns',
    form,
    afterCreate: () => '/dashboard/campaigns',
    calls: recordCalls(form, (http, view) => ({
      create: async (body, along) => {
        const { href } = await http.send(rehearsalCalls.startRehearsal, { body, ...along });
        view.location.assign(href);
        return { ...body, id: 'rehearsal' };
      },
    })),
  };
}

/** /dashboard/campaigns/rehearsal, or with the moment in India, …/rehearsal-2026-11-07T10:00 (FLO-08). */
export function RehearsalForm({ rest, profile }: SectionProps) {
  const input = decodeURIComponent(rest.slice('rehearsal-'.length));
  const record = useMemo(() => recordAt(momentOfIndian(input)), [input]);
  return <LazyRecordForm record={record} id={null} personId={profile.id} />;
}
