import { beforeEach, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { gatewayCheckLogic } from '../../../../src/machines/admin/sections/gateway-check/gateway-check.actors.ts';
import { gatewayCheckView } from '../../../../src/machines/admin/sections/gateway-check/gateway-check.view.ts';
import { held, stopTime } from '../../support/held.ts';

beforeEach(stopTime);

test('CHK-05 a payment service is tried as often as wanted, and what it said is told', async () => {
  const checkGateway = held<[AbortSignal], { isWorking: boolean }>();
  const actor = createActor(gatewayCheckLogic({ checkGateway })).start();
  const view = () => gatewayCheckView(actor.getSnapshot());
  actor.send({ type: 'gateway.check' });
  expect(view()).toMatchObject({ isBusy: true, text: null });
  await checkGateway.answer({ isWorking: true });
  expect(view()).toEqual({ isBusy: false, tone: 'good', text: 'Connected. The keys work.' });
  actor.send({ type: 'gateway.check' });
  await checkGateway.answer({ isWorking: false });
  expect(view()).toMatchObject({ tone: 'warning', text: expect.stringContaining('didn’t work') as string });
  actor.send({ type: 'gateway.check' });
  await checkGateway.fail(new Error('offline'));
  expect(view().text).toBe('Couldn’t reach the gateway. Try again.');
});
