import { test } from '../../../support/test.ts';
import { videoRound } from './video-round.ts';

const videos = {
  slug: 'instagram',
  list: '/v1/instagram/admin',
  one: '/v1/instagram/admin',
  region: 'From our Instagram',
  isOnProduct: false,
} as const;

test('ADM-01 ADM-06 the round of Instagram’s videos: refused, made, put first, changed, published and not, deleted, and what home shows @phone', async ({
  page,
  visitor,
  mark,
  putBack,
  watch,
}) => {
  await videoRound(videos, { page, visitor, mark, putBack, watch });
});
