import type { TierPlan } from '../../../src/contract/promotions/tier-admin.calls.ts';
import type { Tier } from '../../../src/domain/promotions/tier/tier.ts';
import { staleDescriptions, tierMistakes } from '../../../src/domain/promotions/tier/tier-plan.ts';
import { Unread, unlessUnread } from '../../platform/http/input/readable.ts';
import type { Findings } from '../../platform/http/input/rules.ts';

/** What is refused of planned tiers besides their schema, by row. */
export function tierFindings(plan: { readonly tiers: readonly Tier[] }): Findings {
  return () => {
    const { tiers } = plan;
    const places = unlessUnread([...tiers.keys()].map((place) => () => read(tiers, place)));
    return tierMistakes(places.map(({ tier }) => tier)).map(({ row, field, message }) => ({
      field: `tiers.${places[row]?.place}.${field}`,
      message,
    }));
  };
}

/** Refuses a description that still names the percentage from before (ADM-50). */
export function descriptionFindings(before: TierPlan['tiers'], plan: TierPlan): Findings {
  return () =>
    staleDescriptions(before, plan.tiers).map(({ row, message }) => ({
      field: `tiers.${row}.description`,
      message,
    }));
}

/** Throws Unread where a tier can't be read as a whole. */
function read(tiers: readonly Tier[], place: number): { readonly place: number; readonly tier: Tier } {
  const [tier] = tiers.slice(place, place + 1);
  if (!tier) throw new Unread();
  return { place, tier: { ...tier } };
}
