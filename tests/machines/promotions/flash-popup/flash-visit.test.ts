import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whyQuiet } from '../../../../src/machines/promotions/flash-popup/flash-popup.view.ts';
import { passed, settled, stopTime } from '../../support/held.ts';
import { flashPopup, sale, unseen } from '../../support/popups.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

test('FLS-08 put off, it stays away for the visit unless the admin wants it again; the limits hold either way', async () => {
  const popup = flashPopup();
  await popup.fetchSettings.answer(sale);
  await passed(3000);
  popup.actor.send({ type: 'overlay.granted' });
  await settled();
  popup.actor.send({ type: 'popup.close' });
  expect(popup.done).toEqual(['count', 'put off FLASH50']);
  const again = flashPopup({ past: { ...unseen, isDismissed: true } });
  await again.fetchSettings.answer({ ...sale, showsAgain: true });
  expect(again.state()).toBe('watching');
  const often = flashPopup({ past: { ...unseen, isDismissed: true, counters: { session: 2, day: 2 } } });
  await often.fetchSettings.answer({ ...sale, showsAgain: true, maxShowsPerSession: 2 });
  expect(often.state()).toBe('resting');
});

test.each(['/login', '/register', '/legal/privacy', '/order-success', '/dashboard/orders/1'])(
  'FLS-04 it is not shown on %s by default, nor where there is no page',
  async (path) => {
    const popup = flashPopup();
    await popup.fetchSettings.answer(sale);
    await popup.arrive(path);
    expect(popup.state()).toBe('resting');
    await popup.arrive('/shop', 'shop');
    expect(popup.state()).toBe('watching');
    await popup.arrive('/nowhere', 'not-found');
    expect([popup.state(), whyQuiet(popup.actor.getSnapshot())]).toEqual(['resting', 'there is no page here']);
  },
);
