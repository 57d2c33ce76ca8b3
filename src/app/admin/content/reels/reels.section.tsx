import { reelCalls } from '../../../../contract/content/reel.calls.ts';
import { reelSection } from './reel-section.tsx';

/** /dashboard/reels. */
export const ReelsSection = reelSection('reels', 'Reels', 'The video is shown on this product’s page', reelCalls);
