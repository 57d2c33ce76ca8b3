import { assign, setup } from 'xstate';
import { t } from '../../../domain/kit/text/text.ts';
import type { Choice } from '../../../domain/catalogue/product/option.ts';
import { promiseSlot } from '../../kit/slot.ts';
import { failureOf } from '../../kit/tells.ts';
import { type AlertContact, contactIn } from './stock-alert.rules.ts';

export type StockAlertEvent =
  | { type: 'choice.pick'; choice: Choice }
  | { type: 'alert.ask' }
  | { type: 'alert.close' }
  | { type: 'contact.type'; text: string }
  | { type: 'contact.send' }
  | { type: 'alert.stop' };

export interface StockAlertInput {
  readonly sku: string;
  /** What is out of stock; empty if nothing is. */
  readonly gone: readonly Choice[];
  /** What the address of the page asks for. */
  readonly asked?: Choice | undefined;
  readonly isSignedIn: boolean;
}

/** What an account waits for, and where its message will go. */
export interface OwnAlerts {
  readonly to: string;
  readonly waiting: readonly Choice[];
}

interface StockAlertContext extends StockAlertInput {
  readonly choice: Choice;
  readonly text: string;
  /** Where the message will go, shortened; '' until it’s known. */
  readonly to: string;
  readonly waiting: readonly Choice[];
  /** Why it was refused; '' if it wasn’t. */
  readonly refusal: string;
}

interface AskedFor {
  readonly sku: string;
  readonly choice: Choice;
  /** Null for the account’s own. */
  readonly contact: AlertContact | null;
}

/** “Tell me when it’s back”, for what is out of stock (WSH-01). */
export const stockAlertMachine = setup({
  types: {} as { context: StockAlertContext; events: StockAlertEvent; input: StockAlertInput },
  actors: {
    readOwn: promiseSlot<OwnAlerts, { sku: string }>(),
    ask: promiseSlot<{ to: string }, AskedFor>(),
    stop: promiseSlot<void, { sku: string; choice: Choice }>(),
  },
  actions: {
    setOwn: assign((_, { to, waiting }: OwnAlerts) => ({ to, waiting })),
    setChoice: assign({ choice: (_, params: { choice: Choice }) => params.choice, refusal: '' }),
    setText: assign({ text: (_, params: { text: string }) => params.text, refusal: '' }),
    setAsked: assign(({ context }, { to }: { to: string }) => ({
      to,
      text: '',
      refusal: '',
      waiting: [...context.waiting, context.choice],
    })),
    dropAsked: assign(({ context }) => ({
      waiting: context.waiting.filter((each) => !isSame(each, context.choice)),
      refusal: '',
    })),
    setRefusal: assign({ refusal: (_, params: { error: unknown }) => refusalOf(params.error) }),
    clearRefusal: assign({ refusal: '' }),
  },
  guards: {
    isSignedIn: ({ context }) => context.isSignedIn,
    isAllThere: ({ context }) => context.gone.length === 0,
    isWaiting: ({ context }) => context.waiting.some((each) => isSame(each, context.choice)),
    isGone: ({ context }, params: { choice: Choice }) => context.gone.some((each) => isSame(each, params.choice)),
    isContact: ({ context }) => contactIn(context.text) !== null,
    canStop: ({ context }) => context.isSignedIn,
  },
}).createMachine({
  id: 'stock-alert',
  description: '“Tell me when it’s back”, for what is out of stock.',
  context: ({ input }) => ({
    ...input,
    choice: firstOf(input),
    text: '',
    to: '',
    waiting: [],
    refusal: '',
  }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is something out of stock, and is somebody signed in?',
      always: [
        { guard: 'isAllThere', target: 'unneeded' },
        { guard: 'isSignedIn', target: 'reading' },
        { target: 'offered' },
      ],
    },
    unneeded: { description: 'Everything is in stock, so nothing is offered.' },
    reading: {
      description: 'Asking what the account waits for already.',
      invoke: {
        id: 'readOwn',
        src: 'readOwn',
        input: ({ context: { sku } }) => ({ sku }),
        onDone: { target: 'settling', actions: { type: 'setOwn', params: ({ event }) => event.output } },
        onError: 'offered',
      },
    },
    settling: {
      description: 'Does the account wait for this one already?',
      always: [{ guard: 'isWaiting', target: 'asked' }, { target: 'offered' }],
    },
    offered: {
      description: 'A button offers to send a message when it’s back.',
      on: {
        'choice.pick': {
          guard: { type: 'isGone', params: ({ event }) => event },
          target: 'settling',
          actions: { type: 'setChoice', params: ({ event }) => event },
        },
        'alert.ask': [{ guard: 'isSignedIn', target: 'sending' }, { target: 'typing' }],
      },
    },
    typing: {
      description: 'A mobile number or an e-mail address is typed, for this one message.',
      initial: 'calm',
      on: {
        'choice.pick': {
          guard: { type: 'isGone', params: ({ event }) => event },
          actions: { type: 'setChoice', params: ({ event }) => event },
        },
        'contact.type': { target: '.calm', actions: { type: 'setText', params: ({ event }) => event } },
        'contact.send': [{ guard: 'isContact', target: 'sending' }, { target: '.unusable' }],
        'alert.close': { target: 'offered', actions: 'clearRefusal' },
      },
      states: {
        calm: { description: 'Nothing is wrong so far.' },
        unusable: { description: 'It is neither a mobile number nor an e-mail address.' },
      },
    },
    sending: {
      description: 'Asking the shop for the message.',
      invoke: {
        id: 'ask',
        src: 'ask',
        input: ({ context: { sku, choice, text } }) => ({ sku, choice, contact: contactIn(text) }),
        onDone: { target: 'asked', actions: { type: 'setAsked', params: ({ event }) => event.output } },
        onError: { target: 'refused', actions: { type: 'setRefusal', params: ({ event }) => event } },
      },
    },
    refused: {
      description: 'It didn’t work, and the page says why. It can be tried again.',
      on: {
        'alert.ask': [{ guard: 'isSignedIn', target: 'sending', actions: 'clearRefusal' }, { target: 'typing' }],
        'choice.pick': {
          guard: { type: 'isGone', params: ({ event }) => event },
          target: 'settling',
          actions: { type: 'setChoice', params: ({ event }) => event },
        },
      },
    },
    asked: {
      description: 'One message will come when it’s back. A signed-in shopper can cancel it.',
      initial: 'calm',
      states: {
        calm: { description: 'No errors are shown.' },
        refused: { description: 'It couldn’t be cancelled, and the page says why. It can be tried again.' },
      },
      on: {
        'choice.pick': {
          guard: { type: 'isGone', params: ({ event }) => event },
          target: 'settling',
          actions: { type: 'setChoice', params: ({ event }) => event },
        },
        'alert.stop': { guard: 'canStop', target: 'stopping', actions: 'clearRefusal' },
      },
    },
    stopping: {
      description: 'Taking the wish back.',
      invoke: {
        id: 'stop',
        src: 'stop',
        input: ({ context: { sku, choice } }) => ({ sku, choice }),
        onDone: { target: 'offered', actions: 'dropAsked' },
        onError: { target: 'asked.refused', actions: { type: 'setRefusal', params: ({ event }) => event } },
      },
    },
  },
});

/** What the page’s address asks for, if it’s out of stock; else the first. */
function firstOf({ gone, asked }: StockAlertInput): Choice {
  const [first = { variant: '', flavour: '' }] = gone;
  // An option for every size or flavour has none of its own.
  const covers = (option: string, wanted: string) => option === '' || option === wanted;
  return (
    (asked && gone.find((each) => covers(each.variant, asked.variant) && covers(each.flavour, asked.flavour))) ??
    first
  );
}

function isSame(one: Choice, other: Choice): boolean {
  return one.variant === other.variant && one.flavour === other.flavour;
}

function refusalOf(error: unknown): string {
  const failure = failureOf(error);
  if (failure.kind !== 'refused') return t`Couldn’t send it. Try again.`;
  const { phone = '', email = '' } = failure.fields;
  return phone || email || failure.message || t`Couldn’t send it. Try again.`;
}
