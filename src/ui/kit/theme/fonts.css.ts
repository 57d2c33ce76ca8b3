import { globalFontFace } from '@vanilla-extract/css';
import { face } from './font-face.ts';

const rupee = 'U+20B9';
const devanagari = 'U+0900-097F, U+200C-200D';
/** As tools/fonts.ts cuts it. */
const headline =
  'U+0020-0021, U+0025-0029, U+002B-003B, U+003F, U+0041-005A, U+0061-007A, U+2013-2014, U+2018-2019, U+201C-201D, U+2026';
const latin = 'U+0000-00FF, U+0152-0153, U+0178, U+2013-2044, U+20AC, U+2122, U+2212';

face('Tiro', 'tiro', latin, { fontStyle: 'normal', fontWeight: '400' });
face('Tiro', 'tiro-italic', latin, { fontStyle: 'italic', fontWeight: '400' });
face('Tiro', 'tiro-rupee', rupee, { fontStyle: 'normal', fontWeight: '400' });
// Of two faces with the same letter, the last one has it. These stand in the document, so there is nothing to wait for.
face('Tiro', 'tiro-headline', headline, { fontStyle: 'normal', fontWeight: '400', fontDisplay: 'block' });
face('Tiro', 'tiro-headline-italic', headline, { fontStyle: 'italic', fontWeight: '400', fontDisplay: 'block' });
face('Words', 'tiro-words', devanagari, { fontStyle: 'normal', fontWeight: '400' });
face('Anek', 'anek', latin, { fontWeight: '400 700' });
face('Anek', 'anek-rupee', rupee, { fontWeight: '400 700' });

face('Signs', 'signs', 'U+26A1, U+1F389, U+1F3AF', {});

interface Metrics {
  ascent: number;
  descent: number;
  /** Mean character width of English text. All three are relative to the font size. */
  width: number;
}

const tiro: Metrics = { ascent: 0.755, descent: 0.245, width: 0.457 };
const anek: Metrics = { ascent: 0.9, descent: 0.2, width: 0.419 };

/** A local font scaled to our font's metrics, so that swapping fonts causes no layout shift. */
function standIn(family: string, of: Metrics, locals: readonly string[], localWidth: number) {
  const size = of.width / localWidth;
  const percent = (part: number) => `${Number(((part / size) * 100).toFixed(2))}%`;
  globalFontFace(family, {
    src: locals.map((name) => `local("${name}")`).join(', '),
    sizeAdjust: `${Number((size * 100).toFixed(2))}%`,
    ascentOverride: percent(of.ascent),
    descentOverride: percent(of.descent),
    lineGapOverride: '0%',
  });
}

standIn('Tiro G', tiro, ['Georgia', 'Gelasio'], 913 / 2048);
standIn('Tiro N', tiro, ['Noto Serif'], 0.481);
standIn('Tiro T', tiro, ['Times New Roman', 'Liberation Serif', 'Tinos'], 0.418);
standIn('Tiro D', tiro, ['DejaVu Serif'], 0.528);
const likeArial = ['Roboto', 'Arial', 'Segoe UI', 'Helvetica Neue', 'Helvetica', 'Liberation Sans', 'Arimo'];
standIn('Anek A', anek, likeArial, 913 / 2048);
standIn('Anek N', anek, ['Noto Sans', 'Open Sans'], 0.471);
standIn('Anek D', anek, ['DejaVu Sans', 'Verdana'], 0.512);

/** The fonts of the device. */
export const standIns = {
  display: '"Tiro G", "Tiro N", "Tiro T", "Tiro D", "Noto Serif Devanagari", Georgia, serif',
  ui: '"Anek A", "Anek N", "Anek D", "Noto Sans Devanagari", system-ui, sans-serif',
};

/** The font stacks with their fallbacks. */
export const fontFamilies = {
  display: `Tiro, Words, Signs, ${standIns.display}`,
  ui: `Anek, Signs, ${standIns.ui}`,
  mono: 'ui-monospace, "SFMono-Regular", Menlo, monospace',
};
