import type { Rupees } from '../../kit/money/money.ts';
import { type Choice, optionOf } from './option.ts';

/** A product's price, and those of its sizes and flavours. */
export interface Prices {
  readonly price: Rupees;
  readonly options: readonly (Choice & { readonly price: Rupees })[];
}

/** Prices for a time. */
export interface PricePlan extends Prices {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isOn: boolean;
  /** The prices before, while it runs. */
  readonly usual: Prices | null;
}

/** What a product costs after plans have turned. */
export interface Turned<Plan extends PricePlan> {
  readonly prices: Prices;
  /** The plan that runs from now on, and the prices that it replaces. */
  readonly runs: { readonly plan: Plan; readonly usual: Prices } | null;
}

/**
 * A product's prices at a moment: the plan that was running gives back the prices before, except where somebody has changed
 * them, and the one whose time it is puts its own (decision 91). Plans of one product never overlap.
 */
export function turned<Plan extends PricePlan>(prices: Prices, plans: readonly Plan[], now: Date): Turned<Plan> {
  const running = plans.find(({ usual }) => usual !== null);
  const due = plans.find(({ isOn, startsAt, endsAt }) => isOn && startsAt <= now && now < endsAt);
  if (running?.usual && running === due) return { prices, runs: { plan: running, usual: running.usual } };
  const usual = running?.usual ? givenBack(prices, running, running.usual) : prices;
  return due ? { prices: replaced(usual, due), runs: { plan: due, usual } } : { prices: usual, runs: null };
}

function givenBack(prices: Prices, plan: Prices, usual: Prices): Prices {
  const back = (price: Rupees, planned: Rupees | undefined, before: Rupees | undefined) =>
    price === planned && before !== undefined ? before : price;
  const options = prices.options.map((option) => ({
    ...option,
    price: back(option.price, optionOf(plan, option)?.price, optionOf(usual, option)?.price),
  }));
  return lowest({ price: back(prices.price, plan.price, usual.price), options });
}

function replaced(prices: Prices, plan: Prices): Prices {
  const options = prices.options.map((option) => ({
    ...option,
    price: optionOf(plan, option)?.price ?? option.price,
  }));
  return lowest({ price: plan.price, options });
}

/** Options decide the price that lists sort by (VAR-01). */
function lowest({ price, options }: Prices): Prices {
  return { price: options.length === 0 ? price : Math.min(...options.map((option) => option.price)), options };
}
