import * as campaignCalls from '../../../../contract/promotions/campaign.calls.ts';
import type { OwnedCampaign } from '../../../../contract/promotions/campaign.calls.ts';
import type { Api } from '../../../../contract/api.ts';
import type { BodyOf } from '../../../../contract/call.ts';
import type { SectionProps } from '../../../account/dashboard/lazy-section.tsx';
import { formOf } from '../../kit/form/form-of.ts';
import { WithProducts } from '../../kit/form/product-choice.tsx';
import { recordCalls } from '../../kit/form/record-calls.ts';
import { formSection } from '../../record/record-section.tsx';
import { CalendarPart } from './CalendarPart.tsx';
import { campaignCards, campaignTranslated } from './campaign-cards.tsx';
import { campaignGiven, campaignTaken } from './campaign-conversions.ts';
import { RehearsalForm } from './RehearsalForm.tsx';
import { campaignNoun as noun, removal, switchedOffDraft } from './campaign-words.ts';

const form = formOf<OwnedCampaign, BodyOf<Api['updateCampaign']>>()({
  slug: 'campaigns',
  noun,
  name: 'name',
  canDuplicate: true,
  removal,
  grave: [
    {
      field: 'isOn',
      value: false,
      title: 'Switch this campaign off?',
      text: switchedOffDraft,
      verb: 'Switch off',
    },
  ],
  translated: campaignTranslated,
  usual: {
    isOn: true,
    prices: true,
    coupon: true,
    banner: true,
    popup: true,
    'prices.off': 20,
    'coupon.value': 10,
  },
  cards: campaignCards,
  taken: campaignTaken,
  given: campaignGiven,
});

const Form = formSection({
  slug: 'campaigns',
  form,
  keeps: 'device',
  Around: WithProducts,
  calls: recordCalls(form, (http) => ({
    read: async (id, along) => http.send(campaignCalls.readCampaign, { params: { id }, ...along }),
    create: async (body, along) => http.send(campaignCalls.createCampaign, { body, ...along }),
    update: async (id, body, along) => http.send(campaignCalls.updateCampaign, { params: { id }, body, ...along }),
    remove: async (id, along) => http.send(campaignCalls.deleteCampaign, { params: { id }, ...along }),
  })),
});

/** One campaign: its time, its switch, and all that is in it; or a rehearsal. */
export function CampaignForm(props: SectionProps) {
  if (props.rest === 'calendar') return <CalendarPart />;
  if (props.rest.startsWith('rehearsal')) return <RehearsalForm {...props} />;
  return <Form {...props} />;
}
