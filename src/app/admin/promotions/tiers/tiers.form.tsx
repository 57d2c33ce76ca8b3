import * as tierCalls from '../../../../contract/promotions/tier-admin.calls.ts';
import type { OwnedTiers } from '../../../../contract/promotions/tier-admin.calls.ts';
import type { Api } from '../../../../contract/api.ts';
import type { BodyOf } from '../../../../contract/call.ts';
import type { Draft } from '../../../../machines/admin/frame/record-editor/record-editor.types.ts';
import { partsOf } from '../../../../ui/admin/record/field-values.ts';
import { TierEffects } from '../../../../ui/admin/sections/tiers/TierEffects.tsx';
import { hidden, money, percent, rows, text } from '../../kit/form/fields.ts';
import { card, formOf } from '../../kit/form/form-of.ts';
import { recordCalls } from '../../kit/form/record-calls.ts';
import { recordSection } from '../../record/record-section.tsx';
import { tiersIn, trialHref } from './tier-trial.ts';

const half = { half: true } as const;

const form = formOf<OwnedTiers, BodyOf<Api['saveTiers']>>()({
  slug: 'tiers',
  noun: { one: 'discount tiers', many: 'discount tiers' },
  name: () => 'Discount tiers',
  only: 'tiers',
  isAlone: true,
  grave: [],
  cards: [
    card('Tiers', {
      tiers: rows('From this value of the cart on', 'Add a tier', {
        label: text('Name', { max: 60 }),
        threshold: money('From', half),
        discountPercentage: percent('Discount', half),
        description: text('Description', { max: 400, optional: true }),
      }),
      now: hidden([]),
    }),
    card('What would change', {}, drawEffects),
  ],
  taken: ({ tiers }: OwnedTiers) => ({ now: tiers.map(typedTier) }),
});

function typedTier({ label, threshold, discountPercentage }: OwnedTiers['tiers'][number]) {
  return { label, threshold: String(threshold), discountPercentage: String(discountPercentage) };
}

function drawEffects(draft: Draft) {
  const planned = tiersIn(partsOf(draft['tiers']));
  return <TierEffects now={tiersIn(partsOf(draft['now']))} planned={planned} trialHref={trialHref(planned)} />;
}

/** /dashboard/tiers: the discount by the value of a cart, with what a change does before it counts. */
export const TiersSection = recordSection('tiers', {
  slug: 'tiers',
  form,
  keeps: 'device',
  calls: recordCalls(form, (http) => ({
    read: async (_id, along) => http.send(tierCalls.readTiers, along),
    update: async (_id, body, along) => http.send(tierCalls.saveTiers, { body, ...along }),
  })),
});
