import { campaignCalls } from '../../../../services/admin/kit/campaign-calls.ts';
import { reelSection } from './reel-section.tsx';

/** /dashboard/reels (ADM-06). */
export const ReelsSection = reelSection('reels', 'Reels', 'The video is shown on this product’s page', {
  list: campaignCalls.listAllReels,
  read: campaignCalls.readReel,
  create: campaignCalls.createReel,
  change: campaignCalls.changeReel,
  remove: campaignCalls.deleteReel,
  reorder: campaignCalls.reorderReels,
});
