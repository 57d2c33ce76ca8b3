import type { SnapshotFrom } from 'xstate';
import {
  type popupPreviewMachine,
  previewSchemes,
  previewSeasons,
  previewWidths,
} from './popup-preview.machine.ts';

const widthLabels = { phone: 'Phone', desktop: 'Desktop' } as const;
const schemeLabels = { light: 'Light', dark: 'Dark' } as const;
const seasonLabels = { botanical: 'Everyday', diwali: 'Diwali' } as const;

/** What stands around the frame. */
export function popupPreviewView(snapshot: SnapshotFrom<typeof popupPreviewMachine>) {
  const { width, scheme, season } = snapshot.context;
  return {
    width,
    scheme,
    season,
    widths: previewWidths.map((value) => ({ value, label: widthLabels[value] })),
    schemes: previewSchemes.map((value) => ({ value, label: schemeLabels[value] })),
    seasons: previewSeasons.map((value) => ({ value, label: seasonLabels[value] })),
    text: texts[snapshot.value],
  };
}

const texts = {
  coming: 'The preview is on its way …',
  shown: 'The shop’s own popup; it takes no clicks here.',
  missed: 'The preview did not come. Save, and look at the page for testers: /popup-test.',
} as const;
