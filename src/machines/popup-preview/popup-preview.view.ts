import type { SnapshotFrom } from 'xstate';
import { type popupPreviewMachine, previewSchemes, previewWidths } from './popup-preview.machine.ts';

const widthLabels = { phone: 'Phone', desktop: 'Desktop' } as const;
const schemeLabels = { light: 'Light', dark: 'Dark' } as const;

/** What stands around the frame. */
export function popupPreviewView(snapshot: SnapshotFrom<typeof popupPreviewMachine>) {
  const { width, scheme } = snapshot.context;
  return {
    width,
    scheme,
    widths: previewWidths.map((value) => ({ value, label: widthLabels[value] })),
    schemes: previewSchemes.map((value) => ({ value, label: schemeLabels[value] })),
    text: texts[snapshot.value],
  };
}

const texts = {
  coming: 'The preview is on its way …',
  shown: 'The shop’s own popup; it takes no clicks here.',
  missed: 'The preview did not come. Save, and look at the page for testers: /popup-test.',
} as const;
