import type { Locator, Page } from '@playwright/test';
import type { addressFormMachine } from '../../../src/machines/checkout/address-form/address-form.machine.ts';
import {
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

const button = (name: string) => (page: Page) => page.getByRole('main').getByRole('button', { name, exact: true });
const field = (name: string) => (page: Page) => page.locator(`#delivery-address [name="${name}"]`);
const form = shown(field('name'));
const gone = unseen('The checkout moves on immediately.');

/** Types, or picks from a list. What the pincode has already filled in can't be typed again. */
const typing: Gesture = {
  kind: 'gesture',
  control: (page, event) => field(fieldOf('field')(event) || 'name')(page),
  perform: async (found: Locator, event: WalkedEvent) => {
    const text = fieldOf('text')(event);
    if ((await found.inputValue()) === text) return false;
    if (fieldOf('field')(event) === 'state') await found.selectOption(text);
    else await found.fill(text);
    return true;
  },
  notAlways: null,
};

/** The address on /checkout (CHK-03). */
export const addressFormPage: PageAdapter<typeof addressFormMachine> = {
  path: '/checkout',
  through: { slug: 'checkout', id: 'addressForm' },
  alone: 'The flow that started it would stop it.',
  ignored: { fields: ['left'], reason: 'Moving to another field always leaves the one before.' },
  differs: {
    'field.type': 'What’s already typed can be replaced, and the fields stay while the address is saved.',
    'field.leave': 'The fields stay while the address is saved.',
    'address.submit @ choosing': 'A notice above says why the chosen address can’t be used.',
  },
  acts: {
    'field.type': typing,
    'field.leave': gesture(field('pincode'), async (found) => {
      await found.focus();
      await found.blur();
    }),
    'address.submit': press(button('Continue to payment')),
    'address.choose': choose((page) => page.getByRole('radio', { name: /^A Customer/u })),
    'address.add': press(button('Use another address')),
    'addresses.retry': press(button('Try again')),
    'addresses.show': press(button('Choose a saved address')),
    'delivery.answered': sentDirectly('Sent by the pincode check, which has its own walks.'),
  },
  answers: {
    listAddresses: served(/\/v1\/user\/address$/u, ({ output }) =>
      output === undefined ? problem(400, 'malformed-request') : { status: 200, json: { addresses: output } },
    ),
    saveAddress: served(/\/v1\/user\/address$/u, ({ output, error }) =>
      output === undefined ? refusal(error) : { status: 201, json: output },
    ),
  },
  sees: {
    'address-form.loading': shown((page) => page.getByText('Loading your addresses')),
    'address-form.choosing': shown((page) => page.getByRole('group', { name: 'Your addresses' })),
    'address-form.editing': form,
    'address-form.editing.unlisted': shown((page) => page.getByText('Couldn’t load your saved addresses.')),
    'address-form.editing.calm': form,
    'address-form.editing.refused': form,
    'address-form.editing.unsaved': shown((page) => page.getByText('Couldn’t save the address.')),
    'address-form.saving': shown(button('Saving your address…')),
    'address-form.chosen': gone,
    'address-form.kept': gone,
  },
};
