import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PricePlan, type Prices, turned } from '../../../src/domain/catalogue/product/planned-price.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 0, minute));
const price = fc.integer({ min: 1, max: 5000 });

/** Plans of one product that don't overlap, some switched off. */
const plans = fc
  .array(
    fc.record({
      gap: fc.integer({ min: 0, max: 9 }),
      length: fc.integer({ min: 1, max: 9 }),
      price,
      on: fc.boolean(),
    }),
    {
      maxLength: 5,
    },
  )
  .map((parts) => {
    let from = 0;
    return parts.map(({ gap, length, price: planned, on }, id) => {
      const startsAt = from + gap;
      from = startsAt + length;
      const options = [{ variant: '30 ml', flavour: '', price: planned + 1 }];
      return {
        id,
        price: planned,
        options,
        startsAt: at(startsAt),
        endsAt: at(from),
        isOn: on,
        usual: null as Prices | null,
      };
    });
  });

/** Turns at these minutes in turn, as jobs would. */
function turnedAt(
  prices: Prices,
  all: readonly (PricePlan & { readonly id: number })[],
  minutes: readonly number[],
) {
  let state = { prices, plans: [...all] };
  for (const minute of minutes) {
    const { prices: next, runs } = turned(state.prices, state.plans, at(minute));
    const usualOf = (id: number) => (runs?.plan.id === id ? runs.usual : null);
    state = { prices: next, plans: state.plans.map((plan) => ({ ...plan, usual: usualOf(plan.id) })) };
  }
  return state.prices;
}

const single = price.map((each): Prices => ({ price: each, options: [] }));
const withOptions = fc.tuple(price, price).map(([one, other]): Prices => ({
  price: Math.min(one, other),
  options: [
    { variant: '30 ml', flavour: '', price: one },
    { variant: '100 ml', flavour: '', price: other },
  ],
}));

test('CMP-01 the price of a moment is the same whether each turn was made, or some were missed, or one was made twice', () => {
  fc.assert(
    fc.property(
      fc.oneof(single, withOptions),
      plans,
      fc.array(fc.integer({ min: 0, max: 99 })),
      fc.integer({ min: 0, max: 99 }),
      (prices, all, before, minute) => {
        const everyMinute = Array.from({ length: minute + 1 }, (_, each) => each);
        const some = before.filter((each) => each <= minute).toSorted((one, other) => one - other);
        const wanted = turnedAt(prices, all, everyMinute);
        expect(turnedAt(prices, all, [...some, minute, minute])).toEqual(wanted);
        const due = all.find(({ isOn, startsAt, endsAt }) => isOn && startsAt <= at(minute) && at(minute) < endsAt);
        if (prices.options.length === 0) expect(wanted.price).toBe(due?.price ?? prices.price);
        else expect(wanted.price).toBe(Math.min(...wanted.options.map((option) => option.price)));
      },
    ),
  );
});

test('CMP-01 a price that somebody sets during a sale stays after it', () => {
  const plan = { id: 0, price: 480, options: [], startsAt: at(0), endsAt: at(9), isOn: true };
  const running = { ...plan, usual: { price: 600, options: [] } };
  expect(turned({ price: 480, options: [] }, [running], at(9)).prices.price).toBe(600);
  expect(turned({ price: 450, options: [] }, [running], at(9)).prices.price).toBe(450);
});

test('CMP-01 each size has its own planned price, and the lowest is the product’s', () => {
  const option = (variant: string, cost: number) => ({ variant, flavour: '', price: cost });
  const usual = { price: 300, options: [option('30 ml', 300), option('100 ml', 800), option('250 ml', 1500)] };
  const plan = {
    id: 0,
    price: 240,
    options: [option('30 ml', 240), option('100 ml', 640)],
    startsAt: at(0),
    endsAt: at(9),
    isOn: true,
    usual: null,
  };
  const { prices, runs } = turned(usual, [plan], at(0));
  expect(prices).toEqual({
    price: 240,
    options: [option('30 ml', 240), option('100 ml', 640), option('250 ml', 1500)],
  });
  expect(turned(prices, [{ ...plan, usual: runs?.usual ?? null }], at(9)).prices).toEqual(usual);
});
