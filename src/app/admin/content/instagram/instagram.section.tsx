import { campaignCalls } from '../../../../services/admin/kit/campaign-calls.ts';
import { reelSection } from '../reels/reel-section.tsx';

/** /dashboard/instagram (ADM-06). */
export const InstagramSection = reelSection(
  'instagram',
  'Instagram videos',
  'The video’s title links to this product',
  {
    list: campaignCalls.listAllInstagram,
    read: campaignCalls.readInstagram,
    create: campaignCalls.createInstagram,
    change: campaignCalls.changeInstagram,
    remove: campaignCalls.deleteInstagram,
    reorder: campaignCalls.reorderInstagram,
  },
);
