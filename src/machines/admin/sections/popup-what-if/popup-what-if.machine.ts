import { assign, setup } from 'xstate';
import type { Rupees } from '../../../../domain/kit/money/money.ts';
import { promiseSlot } from '../../../kit/slot.ts';
import { firstVisit, numberOf } from './popup-what-if.rules.ts';
import type { CodeVerdict, PopupWhatIfContext, PopupWhatIfEvent, VisitField } from './popup-what-if.types.ts';

/**
 * Whether the flash sale would show: the admin describes a visit, and the shop's own rules answer while typing
 * (ADM-04).
 */
export const popupWhatIfMachine = setup({
  types: {} as { context: PopupWhatIfContext; events: PopupWhatIfEvent },
  actors: { checkCode: promiseSlot<CodeVerdict, { code: string; cartValue: Rupees }>() },
  actions: {
    setField: assign({
      visit: ({ context }, params: { field: VisitField; value: string }) => ({
        ...context.visit,
        [params.field]: params.value,
      }),
    }),
    setCode: assign((_, params: { code: string }) => ({ code: params.code, verdict: null })),
    setVerdict: assign({ verdict: (_, params: { verdict: CodeVerdict }) => params.verdict }),
  },
}).createMachine({
  id: 'popup-what-if',
  description: 'Would the flash sale show? The admin describes a visit, and the shop’s own rules answer.',
  context: { visit: firstVisit, code: '', verdict: null },
  on: {
    'visit.change': {
      target: '.asking',
      actions: { type: 'setField', params: ({ event }) => event },
    },
    'code.check': { target: '.checking', actions: { type: 'setCode', params: ({ event }) => event } },
  },
  initial: 'asking',
  states: {
    asking: { description: 'The answer follows what is typed. The code hasn’t been checked yet.' },
    checking: {
      description: 'Checking how much the code saves on this cart.',
      invoke: {
        id: 'checkCode',
        src: 'checkCode',
        input: ({ context }) => ({ code: context.code, cartValue: numberOf(context.visit.cart) }),
        onDone: {
          target: 'checked',
          actions: { type: 'setVerdict', params: ({ event }) => ({ verdict: event.output }) },
        },
        onError: 'failed',
      },
    },
    checked: { description: 'What the code saves is shown.' },
    failed: { description: 'Couldn’t check the code. It can be retried.' },
  },
});
