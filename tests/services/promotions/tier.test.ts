import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tierConstants } from '../../../src/domain/kit/constants.ts';
import { fallbackTiers, type Tier } from '../../../src/domain/promotions/tier/tier.ts';
import type { Http } from '../../../src/services/platform/http/http.ts';
import { createQueryClient } from '../../../src/services/platform/query-client.ts';
import { createTierService } from '../../../src/services/promotions/tier.service.ts';
import { offline, stopTime } from '../../machines/support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

const pageTiers: readonly Tier[] = [{ threshold: 1000, discountPercentage: 3, label: 'Clay' }];

function service(...answers: readonly unknown[]) {
  const left = [...answers];
  const send = vi.fn(async () => {
    const answer = left.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const queries = createQueryClient();
  const warn = vi.fn<(message: string, about: unknown) => void>();
  return { tiers: createTierService({ send } as Pick<Http, 'send'>, async () => queries, { warn }), send, warn };
}

const answered = (value: number) => ({
  success: true,
  tiers: [{ threshold: 2000, label: 'Bronze', coupons: [{ value: 2 }, { value }] }],
});
const ladder = (discountPercentage: number) => [{ threshold: 2000, discountPercentage, label: 'Bronze' }];

test('TIR-01 the ladder is read with the highest value of each tier, and is fresh for 30 min', async () => {
  const { tiers, send, warn } = service(answered(5), answered(6));
  expect(await tiers.loadTiers(pageTiers)).toEqual(ladder(5));
  await vi.advanceTimersByTimeAsync(tierConstants.staleTime - 1);
  expect(await tiers.loadTiers(pageTiers)).toEqual(ladder(5));
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await tiers.loadTiers(pageTiers)).toEqual(ladder(6));
  expect(warn).not.toHaveBeenCalled();
});

test.for([
  ['a failure', offline],
  ['an answer of another form', { success: true, tiers: [{}] }],
] as const)('TIR-01 after %s the page’s ladder holds, it is logged, and asked for again', async ([, bad]) => {
  const { tiers, warn } = service(bad, answered(5));
  expect(await tiers.loadTiers(pageTiers)).toEqual(pageTiers);
  expect(warn.mock.calls.map(([message]) => message)).toEqual(['Couldn’t load the tiers']);
  expect(await tiers.loadTiers(pageTiers)).toEqual(ladder(5));
});

test('TIR-01 where the page has none either, the fixed ladder holds', async () => {
  const { tiers } = service(offline);
  expect(await tiers.loadTiers([])).toEqual(fallbackTiers);
});
