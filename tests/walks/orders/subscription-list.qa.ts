import type { Page } from '@playwright/test';
import { sampleSubscription } from '../../../src/machines/orders/subscription-list/subscription-list.cases.ts';
import type { subscriptionListMachine } from '../../../src/machines/orders/subscription-list/subscription-list.machine.ts';
import {
  answered,
  choose,
  count,
  type Gesture,
  type PageAdapter,
  press,
  served,
  shown,
  sentDirectly,
  type,
  type WalkedEvent,
} from '../kit/page-adapter.qa.ts';
import { signedIn } from '../account/signed-in.qa.ts';

const name = `${sampleSubscription.name}, every week`;
const main = (page: Page) => page.getByRole('main');
const card = (page: Page) => main(page).getByRole('listitem', { name });
const button = (label: string | RegExp) => (page: Page) =>
  card(page).getByRole('button', { name: label, exact: true });
const payment = (page: Page) => main(page).getByRole('region', { name: /^Payment of/u });
const change = (page: Page) => card(page).getByRole('form', { name: `Change ${name}` });
/** Everything else is disabled meanwhile. */
const still = shown((page) => card(page).getByRole('button', { name: `Change ${name}`, disabled: true }));
const here = shown(card);

const wanted = (name: string) => (event: WalkedEvent) =>
  Reflect.get(Object(event['change']) as object, name) as unknown;
const quantity = count(
  (page) => change(page).getByRole('group', { name: `Quantity of ${name}` }),
  (event) => Number(wanted('quantity')(event)),
);
const day = type(
  (page) => change(page).getByLabel('Next delivery'),
  (event) => String(wanted('nextOn')(event)),
);
const wallet = choose((page) => change(page).getByRole('radio', { name: /^From the wallet/u }));

/** What a person changes in the form: the day, how it's paid, or how much. */
function fieldFor(event: WalkedEvent): Gesture {
  if (wanted('nextOn')(event) !== undefined) return day;
  return wanted('paysBy')(event) === undefined ? quantity : wallet;
}

/** /dashboard/subscriptions (SUB-01). */
export const subscriptionListPage: PageAdapter<typeof subscriptionListMachine> = {
  path: '/dashboard/subscriptions',
  stubs: [{ path: /\/v1\/user\/address$/u, json: { addresses: [] } }],
  enter: async (page) => {
    await signedIn(page);
    await main(page).getByRole('heading', { level: 1, name: 'Subscriptions' }).waitFor();
  },
  first: { slug: 'subscription-list', id: 'pay', shows: payment },
  ignored: { fields: ['failure'], reason: 'A server that answers can’t pretend to be offline.' },
  others: {
    '^(?:Open the payment page|Pay another way)$': 'The payment has its own walks.',
    '^Current: ': 'The sample has one address.',
  },
  acts: {
    'list.retry': press(
      (page) => main(page).getByRole('button', { name: 'Try again' }),
      'Once the list is shown, it needs no button to reload.',
    ),
    'subscription.tell': press(button(`Skip next delivery: ${name}`)),
    'end.ask': press(button(`Cancel subscription: ${name}`)),
    'end.confirm': press(button('Yes, cancel')),
    'end.leave': press(button('Keep subscription')),
    'edit.begin': press(button(`Change ${name}`)),
    'edit.change': {
      kind: 'gesture',
      control: (page, event) => fieldFor(event).control(page, event),
      perform: (found, event) => fieldFor(event).perform(found, event),
      notAlways: null,
    },
    'edit.save': press(button('Save')),
    'edit.leave': press(button('Discard changes')),
    'renewal.pay': sentDirectly('The sample’s deliveries are paid; only an unpaid one has a button.'),
    'mandate.ask': press(button(`Turn on with UPI: ${name}`), 'A bank that was asked isn’t asked again.'),
    'mandate.open': press(button(`Continue at your bank: ${name}`)),
    'mandate.end': press(button(`Not now: ${name}`), 'If no bank was asked, there’s nothing to cancel.'),
  },
  answers: {
    fetchList: served(/\/v1\/user\/subscription$/u, answered),
    lookAgain: served(/\/v1\/user\/subscription$/u, answered),
    tellSubscription: served(/\/v1\/user\/subscription\/[^/]+$/u, answered),
    saveDraft: served(/\/v1\/user\/subscription\/[^/]+$/u, answered),
    settleMandate: served(/\/v1\/user\/subscription\/[^/]+\/mandate$/u, answered),
    fetchOrder: served(/\/v1\/order\/[^/]+$/u, answered),
    pay: sentDirectly('The result comes from the payment, which has its own walks.'),
  },
  sees: {
    'subscription-list.loading': shown((page) => main(page)),
    'subscription-list.failed': shown((page) =>
      main(page).getByText('Couldn’t load your subscriptions. Nothing about them has changed. Try again.'),
    ),
    'subscription-list.resting': here,
    'subscription-list.resting.still': here,
    'subscription-list.resting.looking': here,
    'subscription-list.agreeing': still,
    'subscription-list.leaving': shown(button(`Opening your bank…: ${name}`)),
    'subscription-list.confirming': shown((page) => card(page).getByRole('group', { name: `Cancel ${name}?` })),
    'subscription-list.telling': shown(button(/^(?:Skipping…|Cancelling…)/u)),
    'subscription-list.editing': shown(change),
    'subscription-list.saving': shown(button('Saving…')),
    'subscription-list.opening': here,
    'subscription-list.paying': shown(payment),
  },
};
