import { expect, test } from 'vitest';
import { draftOrderStep } from '../../../src/machines/checkout/draft-order/draft-order.transition.ts';
import { reviewStep } from '../../../src/machines/content/review/review.transition.ts';

test('REV-01 a step of a review names its new status and the message of it, and what isn’t allowed is no step', () => {
  expect(reviewStep('waiting', { type: 'review.publish' })).toEqual({
    status: 'published',
    effects: ['tellPublished'],
  });
  expect(reviewStep('published', { type: 'review.revise' })).toEqual({ status: 'waiting', effects: [] });
  expect(reviewStep('withdrawn', { type: 'review.publish' })).toBeNull();
});

test('DRF-01 a step of a draft names its new status and what is done for it, and what isn’t allowed is no step', () => {
  expect(draftOrderStep('opened', { type: 'draft.cancel' })).toEqual({
    status: 'cancelled',
    effects: ['endLink', 'releaseGoods', 'cancelOrders'],
  });
  expect(draftOrderStep('draft', { type: 'link.open' })).toBeNull();
});
