import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { FunnelFigures } from '../../../../src/domain/promotions/bundle/funnel.ts';
import { bundleFunnelLogic } from '../../../../src/machines/admin/sections/bundle-funnel/bundle-funnel.actors.ts';
import type { FunnelQuery } from '../../../../src/machines/admin/sections/bundle-funnel/bundle-funnel.machine.ts';
import { bundleFunnelView } from '../../../../src/machines/admin/sections/bundle-funnel/bundle-funnel.view.ts';
import { refused } from '../../../../src/machines/kit/cases.ts';

const figures: FunnelFigures = {
  from: '2026-11-19',
  to: '2026-11-21',
  totals: { views: 200, clicks: 50, applies: 20, orders: 5 },
  days: [
    { day: '2026-11-19', views: 80, clicks: 30, applies: 10, orders: 2 },
    { day: '2026-11-21', views: 120, clicks: 20, applies: 10, orders: 3 },
  ],
  pages: [{ page: 'pdp', views: 200, clicks: 50, applies: 20 }],
  devices: [{ device: 'mobile', views: 200, clicks: 50, applies: 20 }],
  bundles: [{ bundleId: 'one', name: 'Day and Night', views: 200, clicks: 50, applies: 20, orders: 5 }],
};

function funnel() {
  const asked: FunnelQuery[] = [];
  const answers: PromiseWithResolvers<FunnelFigures>[] = [];
  const actor = createActor(
    bundleFunnelLogic({
      loadFigures: async (query) => {
        asked.push(query);
        const answer = Promise.withResolvers<FunnelFigures>();
        answers.push(answer);
        return answer.promise;
      },
    }),
    { input: { days: 30, bundleId: '' } },
  ).start();
  return { actor, asked, answers, view: () => bundleFunnelView(actor.getSnapshot()) };
}

test('ADM-03 the way from seeing to buying has every day of its period, with those on which nothing happened', async () => {
  const { answers, view } = funnel();
  expect([view().figures, view().isBusy]).toEqual([null, true]);
  answers[0]?.resolve(figures);
  await expect.poll(() => view().isBusy).toBe(false);
  expect(view().figures).toMatchObject({
    period: '19 Nov to 21 Nov',
    steps: [
      { name: 'Views', count: 200, share: '', width: 100 },
      { name: 'Clicks', count: 50, share: '25% of the previous step', width: 25 },
      { name: 'Applies', count: 20, share: '40% of the previous step', width: 10 },
      { name: 'Orders', count: 5, share: '25% of the previous step', width: 3 },
    ],
    byDay: { points: ['19 Nov', '20 Nov', '21 Nov'] },
    byPage: { points: ['Product page'] },
    byDevice: { points: ['Phone'] },
  });
  expect(view().figures?.byDay.series[0]).toEqual({ name: 'Views', values: [80, 0, 120] });
});

test('ADM-03 another period or bundle is asked for at once, the last choice counts, and what fails can be tried again', async () => {
  const { actor, asked, answers, view } = funnel();
  answers[0]?.resolve(figures);
  await expect.poll(() => view().isBusy).toBe(false);
  actor.send({ type: 'figures.choose', query: { days: 30, bundleId: 'one' } });
  actor.send({ type: 'figures.choose', query: { days: 7, bundleId: 'one' } });
  expect(asked).toEqual([
    { days: 30, bundleId: '' },
    { days: 30, bundleId: 'one' },
    { days: 7, bundleId: 'one' },
  ]);
  answers[1]?.resolve({ ...figures, totals: { ...figures.totals, views: 1 } });
  answers[2]?.reject(refused(500));
  await expect.poll(() => view().failure).not.toBeNull();
  expect(view().figures?.steps[0]?.count).toBe(200);
  actor.send({ type: 'figures.retry' });
  answers[3]?.resolve({ ...figures, bundles: [] });
  await expect.poll(() => view().isBusy).toBe(false);
  expect(view().bundles).toEqual([
    { value: '', label: 'All bundles' },
    { value: 'one', label: 'Day and Night' },
  ]);
});
