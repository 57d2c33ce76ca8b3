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
  told,
  unseen,
  type WalkedEvent,
} from '../kit/page-adapter.qa.ts';

const main = (page: Page) => page.getByRole('main');
const order = (page: Page) => page.getByRole('complementary', { name: 'Your order' });
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true });
const inOrder = (name: string | RegExp) => (page: Page) => order(page).getByRole('button', { name, exact: true });
const trouble = (page: Page) => main(page).getByRole('alert').filter({ hasText: 'Your order isn’t placed yet' });

const loading = shown((page) => page.getByText('Loading your checkout'));
const placing = shown((page) => page.getByText('Placing your order…'));
const passing = unseen('It is over before anything can be drawn.');
const summary = (isBusy: boolean) => (page: Page) =>
  page.locator('aside').filter({ has: page.locator(`[aria-busy="${isBusy}"]`) });
const nothingToBuy = (page: Page) => page.getByText('Add something to check out.');
const pricing = shown((page) => summary(true)(page).or(nothingToBuy(page)));
const question = 'The question’s code comes with the first change, and is drawn once the clock goes on.';
const child = told('A step of the checkout tells it, which has walks of its own.');
const coupon = 'The walks look at a coupon where all else is chosen; its field is always there.';

/** By keys: a message may lie over that corner. */
function byKey(control: Gesture['control'], notAlways: string): Gesture {
  return gesture(control, (found) => found.press('Enter'), notAlways);
}

/** The field of a coupon is folded away until it is wanted. */
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
  alone: 'The order that it tells would empty the cart.',
  veiled: { fields: ['failure'], reason: 'A server that answers cannot say that it does not.' },
  differs: {
    'coupon.type': coupon,
    'coupon.apply': coupon,
    'claim.apply': coupon,
    'method.choose': 'The walks choose a way to pay while the order is filled in; it is open after that too.',
  },
  acts: {
    'draft.restored': told('It tells itself that what was typed before is back.'),
    'cart.changed': told('The cart tells it, which has walks of its own.'),
    'shopper.changed': told('The session tells it, which has walks of its own.'),
    'step.open': told('The navigation tells it, which has walks of its own.'),
    'bundle.changed': told('The bundle of the cart tells it, which has walks of its own.'),
    'coupon.offered': told('A promotion tells it, which has walks of its own.'),
    'coupon.chosen': told('A promotion tells it, which has walks of its own.'),
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
    'coupon.clear': byKey(inOrder(/^Remove coupon/u), 'Only a coupon that was taken can be taken out.'),
    'claim.apply': byKey(inOrder(/^Apply coupon/u), 'Only a code that is not in use can be applied.'),
    'quote.retry': byKey(
      inOrder('Try again'),
      'While something lies over the order it is asked for again by itself.',
    ),
    'method.choose': choose(
      (page) => main(page).getByRole('radio', { name: /^UPI/u }),
      'The ways to pay are on the second page.',
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
    readStart: told('Session, cart and device say it, which have walks of their own.'),
    fetchLeft: served(/\/v1\/checkout\/resume$/u, ({ output }) => {
      if (output === undefined) return problem(404, 'not-found');
      const { lines, ...left } = output as Record<string, unknown>;
      return { status: 200, json: { ...left, cart: lines } };
    }),
    makeKey: told('The device makes the key.'),
    pay: told('The payment says what became of it, which has walks of its own.'),
    fetchQuote: served(/\/v1\/order\/quote$/u, answered),
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
      trouble(page).filter({ hasText: 'The shop didn’t answer.' }),
    ),
    'checkout.step.ordering.refused': shown(trouble),
    'checkout.step.resuming': loading,
    'checkout.step.unreachable': shown((page) =>
      trouble(page).filter({ hasText: 'We couldn’t look up your order.' }),
    ),
    'checkout.step.paying': shown((page) => main(page).getByRole('region', { name: /^Payment of/u })),
    'checkout.step.confirmed': loading,
    'checkout.quote': unseen('The order beside the steps shows it.'),
    'checkout.quote.unasked': unseen('Nothing has a price yet, or nothing is left to have one.'),
    'checkout.quote.settling': pricing,
    'checkout.quote.asking': pricing,
    'checkout.quote.quoted': shown((page) => summary(false)(page).or(nothingToBuy(page))),
    'checkout.quote.unquoted': shown((page) =>
      page.locator('aside').getByText('We couldn’t work out your total.').or(nothingToBuy(page)),
    ),
  },
};
