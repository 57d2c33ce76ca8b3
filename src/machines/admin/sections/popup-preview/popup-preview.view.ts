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

/** View model of the preview. */
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
  coming: 'Loading the preview…',
  shown: 'This is the real popup. Clicks don’t work here.',
  missed: 'Couldn’t load the preview. Save and check it on the test page: /popup-test.',
} as const;
