import { instagramCalls } from '../../../../contract/content/reel.calls.ts';
import { reelSection } from '../reels/reel-section.tsx';

/** /dashboard/instagram. */
export const InstagramSection = reelSection(
  'instagram',
  'Instagram videos',
  'The video’s title links to this product',
  instagramCalls,
);
