import type { Locator, Page } from '@playwright/test';
import type { checkoutMachine } from '../../../src/machines/checkout/checkout/checkout.machine.ts';
import {
  answered,
  choose,
  fieldOf,
  type Gesture,
  gesture,
  type PageAdapter,
  press,
  problem,
  refusal,
  served,
  shown,
  sentDirectly,
  unseen,
  type WalkedEvent,
} from '../kit/page-adapter.qa.ts';

const main = (page: Page) => page.getByRole('main');
const order = (page: Page) => page.getByRole('complementary', { name: 'Your order' });
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true });
const inOrder = (name: string | RegExp) => (page: Page) => order(page).getByRole('button', { name, exact: true });
const trouble = (page: Page) => main(page).getByRole('alert').filter({ hasText: 'Your order isn’t placed yet' });

const loading = shown((page) => isLoading(page));
const placing = shown((page) => page.getByText('Placing your order…'));
const passing = unseen('It’s over before anything can be drawn.');
const summary = (isBusy: boolean) => (page: Page) =>
  page.locator('aside').filter({ has: page.locator(`[aria-busy="${isBusy}"]`) });
const nothingToBuy = (page: Page) => page.getByText('Add something to check out.');
/** Until cart and session are known there is no order to show. */
const isLoading = (page: Page) => page.getByText('Loading your checkout');
const pricing = shown((page) => summary(true)(page).or(nothingToBuy(page)).or(isLoading(page)));
const unpriced = shown((page) =>
  page.locator('aside').getByText('We couldn’t work out your total.').or(nothingToBuy(page)).or(isLoading(page)),
);
const question = 'The question’s code loads at the first change, and shows once the clock moves on.';
const child = sentDirectly(
  'The form tells it a whole address at once; typing one takes ten gestures, which its own walks do.',
);
const coupon = 'The walks try coupons once everything else is chosen; the field is always there.';

/** With the keyboard: a message may cover that corner. */
function byKey(control: Gesture['control'], notAlways: string): Gesture {
  return gesture(control, (found) => found.press('Enter'), notAlways);
}

/** The coupon field is collapsed at first. */
function inCouponForm(act: (form: Locator, event: WalkedEvent) => Promise<boolean>): Gesture {
  return {
    kind: 'gesture',
    control: (page) => order(page).getByText('Add a coupon'),
    perform: async (fold, event) => {
      const form = fold.locator('xpath=ancestor::details').locator('form');
      if (!(await form.isVisible())) await fold.press('Enter');
      return act(form, event);
    },
    notAlways: null,
  };
}

/** /checkout and /checkout/payment, from the cart to the order (CHK-01, CHK-02). */
export const checkoutPage: PageAdapter<typeof checkoutMachine> = {
  path: '/checkout',
  first: { slug: 'checkout', id: 'pay', shows: (page) => page.getByRole('region', { name: /^Payment of/u }) },
  alone: 'The order it reports would empty the cart.',
  ignored: { fields: ['failure'], reason: 'A server that answers can’t pretend to be offline.' },
  differs: {
    'coupon.type': coupon,
    'coupon.apply': coupon,
    'claim.apply': coupon,
    'wallet.switch': 'The walks use the wallet once everything else is chosen; the switch is always there.',
    'method.choose':
      'The walks choose a payment method while filling in the order; the choice stays open after that.',
  },
  others: {
    '^(?:Coupon code|Apply)$': 'The acts of the coupon use them, once its fold is open.',
    '^(?:Add Join The Bliss Club|Learn more)$': 'The club’s row has its own walks.',
    '^(?:Remove|Increase|Decrease) ': 'The lines of the cart have their own walks.',
    '^(?:Mobile number|Send code)$': 'The sign-in has its own walks.',
    '^(?:Open the payment page|Pay another way)$': 'The payment has its own walks.',
  },
  acts: {
    'draft.restored': sentDirectly('It sends this to itself once the saved draft is back.'),
    'cart.changed': sentDirectly('The walk’s cart has other items than the page’s.'),
    'shopper.changed': sentDirectly('Whoever signs in or out in the middle of a walk changes the whole page.'),
    'step.open': sentDirectly('The browser’s Back leads there; a walk has no history.'),
    'bundle.changed': sentDirectly('The walk’s bundle isn’t one of the page’s.'),
    'coupon.offered': sentDirectly(
      'An offer over the page hands it on; a flow that’s walked alone isn’t covered by one.',
    ),
    'coupon.chosen': sentDirectly(
      'An offer over the page hands it on; a flow that’s walked alone isn’t covered by one.',
    ),
    'address.drafted': child,
    'pincode.entered': child,
    'address.chosen': child,
    'delivery.answered': child,
    'coupon.type': inCouponForm(async (form, event) => {
      const field = form.getByLabel('Coupon code');
      if ((await field.inputValue()) === fieldOf('text')(event)) return false;
      await field.fill(fieldOf('text')(event));
      return true;
    }),
    'coupon.apply': inCouponForm(async (form) => {
      const apply = form.getByRole('button');
      if (!(await apply.isEnabled())) return false;
      await apply.press('Enter');
      return true;
    }),
    'coupon.clear': byKey(inOrder(/^Remove coupon/u), 'Only an applied coupon can be removed.'),
    'claim.apply': byKey(inOrder(/^Apply coupon/u), 'Only a code that isn’t applied yet has this button.'),
    'quote.retry': byKey(
      inOrder('Try again'),
      'While something covers the order, the price is asked for again automatically.',
    ),
    'method.choose': choose(
      (page) => main(page).getByRole('radio', { name: /^UPI/u }),
      'The payment methods are on the second page.',
    ),
    'wallet.switch': choose(
      (page) => main(page).getByRole('checkbox', { name: /from your wallet/u }),
      'Only a wallet with money in it is offered, on the second page.',
    ),
    'order.place': press((page) =>
      main(page)
        .locator('form')
        .getByRole('button', { name: /^(?:Pay ₹|Place order)/u }),
    ),
    'address.change': press(button('Change the delivery address')),
    'order.accept': press(
      (page) => page.getByRole('dialog').getByRole('button', { name: /^(?:Pay ₹|Place order)/u }),
      question,
    ),
    'order.review': press(button(/^(?:Review your order|Edit order)$/u), question),
    'order.retry': press((page) => trouble(page).getByRole('button', { name: 'Try again' })),
  },
  answers: {
    readStart: sentDirectly('The answer comes from the session, the cart and the device.'),
    fetchLeft: served(/\/v1\/checkout\/resume$/u, ({ output }) => {
      if (output === undefined) return problem(404, 'not-found');
      const { lines, ...left } = output as Record<string, unknown>;
      return { status: 200, json: { ...left, cart: lines } };
    }),
    makeKey: sentDirectly('The device makes the key.'),
    pay: sentDirectly('The result comes from the payment, which has its own walks.'),
    fetchQuote: served(/\/v1\/order\/quote$/u, answered),
    fetchQuoteAgain: served(/\/v1\/order\/quote$/u, answered),
    placeOrder: served(/\/v1\/order$/u, ({ output, error }) =>
      output === undefined ? refusal(error) : { status: 201, json: output },
    ),
    fetchOrder: served(/\/v1\/order\/[\da-f-]{36}$/u, ({ output, error }) =>
      output === undefined ? refusal(error, 400) : { status: 200, json: output },
    ),
  },
  sees: {
    'checkout.step': shown((page) => page.locator('main')),
    'checkout.step.restoring': loading,
    'checkout.step.deciding': passing,
    'checkout.step.reopening': loading,
    'checkout.step.empty': shown(nothingToBuy),
    'checkout.step.contact': shown((page) => main(page).getByLabel('Mobile number')),
    'checkout.step.filling': shown((page) => page.locator('aside')),
    'checkout.step.filling.address': shown((page) => main(page).getByText('Where should we deliver?')),
    'checkout.step.filling.payment': shown((page) => main(page).getByRole('radio', { name: /^UPI/u })),
    'checkout.step.ordering': shown((page) => page.getByText('How would you like to pay?')),
    'checkout.step.ordering.preparing': placing,
    'checkout.step.ordering.placing': placing,
    'checkout.step.ordering.changed': unseen(question),
    'checkout.step.ordering.unanswered': shown((page) =>
      trouble(page).filter({ hasText: 'We couldn’t reach the shop.' }),
    ),
    'checkout.step.ordering.refused': shown(trouble),
    'checkout.step.resuming': loading,
    'checkout.step.unreachable': shown((page) =>
      trouble(page).filter({ hasText: 'We couldn’t look up your order.' }),
    ),
    'checkout.step.paying': shown((page) => main(page).getByRole('region', { name: /^Payment of/u })),
    'checkout.step.confirmed': loading,
    'checkout.quote': unseen('The order beside the steps shows it.'),
    'checkout.quote.unasked': unseen('There’s no price yet, or nothing left to price.'),
    'checkout.quote.settling': pricing,
    'checkout.quote.asking': pricing,
    'checkout.quote.quoted': shown((page) => summary(false)(page).or(nothingToBuy(page)).or(isLoading(page))),
    'checkout.quote.unquoted': unpriced,
    'checkout.quote.unquoted.waiting': unpriced,
    'checkout.quote.unquoted.trying': unpriced,
  },
};
