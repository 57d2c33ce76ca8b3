import * as z from 'zod/mini';
import { maxTiers } from '../../domain/promotions/tier/tier-plan.ts';
import { defineCall } from '../call.ts';
import { versionHeaders } from '../platform/list.ts';
import { filledText, text } from '../primitives.ts';

const tag = 'Tiers';
const access = ['admin'] as const;

/** A tier as an admin writes it: from this value of the cart on, that percentage off. */
const tier = z.strictObject({
  /** Whole rupees. */
  threshold: z.int('Enter whole rupees').check(z.gte(1, 'Enter at least ₹1'), z.lte(10_000_000, 'That’s too much')),
  discountPercentage: z.number().check(z.gt(0, 'Enter more than 0%'), z.lte(90, 'Enter at most 90%')),
  label: filledText(60),
  description: z._default(text(400), ''),
});

const tierPlan = z.strictObject({
  tiers: z.array(tier).check(z.minLength(1, 'Keep at least one tier'), z.maxLength(maxTiers)),
});

const ownedTiers = z.strictObject({
  tiers: z.array(tier),
  /** Whether the shop has saved none yet, so that these are the defaults. */
  areDefaults: z.boolean(),
  version: z.int(),
});

export const readTiers = defineCall({
  method: 'GET',
  path: '/v1/admin/tiers',
  summary: 'The discount tiers, lowest first',
  tag,
  access,
  status: 200,
  answer: ownedTiers,
  problems: [],
});

export const saveTiers = defineCall({
  method: 'PUT',
  path: '/v1/admin/tiers',
  summary: 'Replaces the discount tiers; they count with the next price that anybody sees',
  tag,
  access,
  headers: versionHeaders,
  body: tierPlan,
  status: 200,
  answer: ownedTiers,
  problems: ['version-conflict'],
});

export { tier as tierSchema };
export type OwnedTiers = z.infer<typeof ownedTiers>;
export type TierPlan = z.output<typeof tierPlan>;
