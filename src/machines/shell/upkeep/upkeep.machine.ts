import { assign, setup } from 'xstate';
import type { Failed, UpkeepContext, UpkeepEvent, UpkeepInput } from './upkeep.types.ts';

/** What a shopper hears of a flow that couldn't do what it was asked, and the way to start it again. */
export const upkeepMachine = setup({
  types: {} as { context: UpkeepContext; events: UpkeepEvent; input: UpkeepInput },
  actions: {
    setFailed: assign({
      failed: (_, params: { failed: Failed }) => ({ flow: params.failed.flow, actor: params.failed.actor }),
    }),
    clearFailed: assign({ failed: null }),
    restartFlow: ({ context }) => context.failed?.actor.send({ type: 'flow.restart' }),
    tellRestarted: ({ context }, params: { flow: string }) =>
      context.parent.send({ type: 'flow.restarted', flow: params.flow }),
  },
  guards: { isBroken: (_, params: { failed: Failed }) => params.failed.isBroken },
  delays: { noticeOver: 20_000 },
}).createMachine({
  id: 'upkeep',
  description: 'Watches over the shop’s flows. The shopper hears of one that failed, and can start it again.',
  context: ({ input }) => ({ ...input, failed: null }),
  initial: 'steady',
  on: {
    'flow.failed': [
      {
        guard: { type: 'isBroken', params: ({ event }) => ({ failed: event }) },
        target: '.restarted',
        reenter: true,
        actions: [
          { type: 'setFailed', params: ({ event }) => ({ failed: event }) },
          { type: 'tellRestarted', params: ({ event }) => ({ flow: event.flow }) },
        ],
      },
      {
        target: '.refused',
        reenter: true,
        actions: { type: 'setFailed', params: ({ event }) => ({ failed: event }) },
      },
    ],
  },
  states: {
    steady: { description: 'All flows run.', entry: 'clearFailed' },
    refused: {
      description: 'A flow couldn’t do what it was asked and stays as it was. The shopper can start it again.',
      after: { noticeOver: 'steady' },
      on: {
        'notice.close': 'steady',
        'flow.restart': {
          target: 'restarted',
          actions: [
            'restartFlow',
            { type: 'tellRestarted', params: ({ context }) => ({ flow: context.failed?.flow ?? '' }) },
          ],
        },
      },
    },
    restarted: {
      description: 'A flow was started again, and the shopper is told.',
      after: { noticeOver: 'steady' },
      on: { 'notice.close': 'steady' },
    },
  },
});
