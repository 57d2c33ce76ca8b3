import amla from '../../../../assets/art/journal-amla.svg?plate';
import evening from '../../../../assets/art/journal-evening.svg?plate';
import label from '../../../../assets/art/journal-label.svg?plate';
import neem from '../../../../assets/art/journal-neem.svg?plate';
import quietRoom from '../../../../assets/art/journal-quiet-room.svg?plate';
import root from '../../../../assets/art/journal-root.svg?plate';

/** Illustrations of the first posts, by slug. What an admin uploads as a cover takes their place. */
const drawings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'how-to-read-an-ayurvedic-label': label,
    'the-hour-before-sleep': evening,
    'amla-in-november': amla,
    'ashwagandha-root': root,
    'quieter-diwali-for-dogs': quietRoom,
    'neem-is-bitter': neem,
  }),
);

/** A post's own illustration (4:5, on a ground of its own), for `Plate`; null if it has none. */
export function drawingOfPost(slug: string): string | null {
  return drawings.get(slug) ?? null;
}
