import { expect, test } from 'vitest';
import { messageStep } from '../../../src/machines/account/message-choices/message/message.transition.ts';

test('SES-08 a sandbox keeps a message, a live shop queues it', () => {
  const written = [true, false].map((isSandbox) => messageStep('wanted', { type: 'message.write', isSandbox }));
  expect(written).toEqual([
    { status: 'kept', effects: [] },
    { status: 'waiting', effects: ['queueDelivery'] },
  ]);
});

test('RUN-03 a message that waits is tried until it is taken, refused or too late, and that is its end', () => {
  const events = ['carrier.took', 'carrier.refused', 'message.expired', 'carrier.failed', 'budget.spent'] as const;
  expect(events.map((type) => messageStep('waiting', { type }))).toEqual([
    { status: 'sent', effects: ['dropWords'] },
    { status: 'refused', effects: ['warn', 'dropWords'] },
    { status: 'lapsed', effects: ['dropWords'] },
    { status: 'waiting', effects: ['tryLater'] },
    { status: 'waiting', effects: ['tryLater'] },
  ]);
  for (const status of ['kept', 'sent', 'refused', 'lapsed'] as const) {
    expect(events.map((type) => messageStep(status, { type }))).toEqual(events.map(() => null));
  }
});
