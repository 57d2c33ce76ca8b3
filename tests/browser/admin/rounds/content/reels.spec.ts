import { test } from '../../../support/test.ts';
import { videoRound } from './video-round.ts';

const reels = {
  slug: 'reels',
  list: '/v1/admin/reels',
  one: '/v1/reel',
  region: 'Seen up close',
  isOnProduct: true,
} as const;

test('ADM-01 ADM-06 CAT-05 the round of reels: refused, made, put first, changed, published and not, deleted, and what home and the page of its product show @phone', async ({
  page,
  visitor,
  mark,
  putBack,
  watch,
}) => {
  await videoRound(reels, { page, visitor, mark, putBack, watch });
});
