import type { Page } from '@playwright/test';
import type { stockAlertMachine } from '../../../src/machines/catalogue/stock-alert/stock-alert.machine.ts';
import {
  answered,
  fieldOf,
  hidden,
  type PageAdapter,
  pick,
  press,
  refusal,
  type Response,
  served,
  shown,
  type,
} from '../kit/page-adapter.qa.ts';

const box = (page: Page) => page.getByRole('region', { name: 'Out of stock' });
const button = (name: string) => (page: Page) => box(page).getByRole('button', { name, exact: true });
const says = (words: string | RegExp) => shown((page) => box(page).getByText(words));
const path = /\/v1\/product\/sleep-mantra\/stock-alert/u;

/** What the server says, if anything; silence has no words of its own. */
function told(error: unknown): Response {
  const answer = refusal(error, 400);
  return answer.status === 400 ? { ...answer, json: { ...Object(answer.json), title: '' } } : answer;
}

/** “Tell me when it’s back” on a product’s page (WSH-01). */
export const stockAlertPage: PageAdapter<typeof stockAlertMachine> = {
  path: '/shop/sleep-mantra',
  acts: {
    'choice.pick': pick(
      (page) => box(page).getByLabel('Out of stock'),
      ({ choice }) =>
        Object.values(choice as Readonly<Record<string, string>>)
          .filter((part) => part !== '')
          .join(', '),
      'The list has only what is out of stock.',
    ),
    'alert.ask': press(button('Tell me when it’s back')),
    'alert.close': press(button('Not now')),
    'alert.stop': press(button('Don’t tell me')),
    'contact.type': type((page) => box(page).getByLabel('Mobile number or e-mail'), fieldOf('text')),
    'contact.send': press(button('Tell me')),
  },
  answers: {
    readOwn: served(path, answered),
    ask: served(path, ({ output, error }) => (output === undefined ? told(error) : { status: 200, json: output })),
    stop: served(path, ({ error }) => (error === undefined ? { status: 204, json: null } : told(error))),
  },
  sees: {
    'stock-alert.deciding': hidden(box),
    'stock-alert.unneeded': hidden(box),
    'stock-alert.reading': shown((page) =>
      page.getByRole('button', { name: 'Tell me when it’s back', disabled: true }),
    ),
    'stock-alert.settling': shown(box),
    'stock-alert.offered': says(/^One message/u),
    'stock-alert.typing': says(/^One message/u),
    'stock-alert.typing.calm': shown(button('Not now')),
    'stock-alert.typing.unusable': says('Enter a 10 digit mobile number or an e-mail address.'),
    'stock-alert.sending': says(/^One message/u),
    'stock-alert.refused': shown(button('Tell me when it’s back')),
    'stock-alert.asked': says(/^We’ll send one message to/u),
    'stock-alert.asked.calm': says(/^We’ll send one message to/u),
    'stock-alert.asked.refused': shown((page) => box(page).getByRole('alert')),
    'stock-alert.stopping': says(/^We’ll send one message to/u),
  },
};
