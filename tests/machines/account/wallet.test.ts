import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { walletLogic } from '../../../src/machines/account/wallet/wallet.actors.ts';
import { sampleEntries, samplePage } from '../../../src/machines/account/wallet/wallet.cases.ts';
import type { WalletPage } from '../../../src/machines/account/wallet/wallet.machine.ts';
import { walletView } from '../../../src/machines/account/wallet/wallet.view.ts';
import { held, offline, stopTime } from '../support/held.ts';

beforeEach(stopTime);
afterEach(() => vi.useRealTimers());

function opened() {
  const fetchPage = held<[number, AbortSignal], WalletPage>();
  const actor = createActor(walletLogic({ fetchPage })).start();
  return { actor, fetchPage, view: () => walletView(actor.getSnapshot()) };
}

test('ACC-05 the balance is shown, and every entry with its reason, its sign and what was left', async () => {
  const { fetchPage, view } = opened();
  expect(view().kind).toBe('loading');
  await fetchPage.answer(samplePage);
  expect(view()).toMatchObject({ kind: 'known', balance: '₹400', canShowMore: false });
  expect(view().rows).toEqual([
    {
      id: '2',
      title: 'Payment for order M26-001042',
      note: null,
      at: '21 Nov 26, 12:00 PM',
      amount: '−₹600',
      isIn: false,
      balance: '₹400',
    },
    {
      id: '1',
      title: 'Added by the shop',
      note: 'For the late parcel',
      at: '20 Nov 26, 12:00 PM',
      amount: '+₹1,000',
      isIn: true,
      balance: '₹1,000',
    },
  ]);
});

test('ACC-05 older entries come below; one that is sent twice is shown once; what fails is asked again', async () => {
  const { actor, fetchPage, view } = opened();
  await fetchPage.answer({ ...samplePage, entries: sampleEntries.slice(0, 1) });
  expect(view().canShowMore).toBe(true);
  actor.send({ type: 'wallet.more' });
  await fetchPage.fail(offline);
  expect(view()).toMatchObject({ kind: 'known', hasMissed: true, canShowMore: true });
  actor.send({ type: 'wallet.more' });
  await fetchPage.answer(samplePage);
  expect(view().rows.map(({ id }) => id)).toEqual(['2', '1']);
  expect(view()).toMatchObject({ hasMissed: false, canShowMore: false });
});

test('ACC-05 a wallet that could not be read says so, and is asked again by hand', async () => {
  const { actor, fetchPage, view } = opened();
  await fetchPage.fail(offline);
  expect(view().kind).toBe('failed');
  actor.send({ type: 'wallet.retry' });
  await fetchPage.answer(samplePage);
  expect(view().kind).toBe('known');
});
