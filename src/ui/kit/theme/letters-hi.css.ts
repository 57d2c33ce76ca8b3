import { globalStyle } from '@vanilla-extract/css';
import { face } from './font-face.ts';
import { fontFamilies, standIns } from './fonts.css.ts';
import { scale } from './theme.css.ts';

/*
 * Devanagari for Hindi pages, and for their documents only (LNG-01), in families of its own that stand behind the Latin
 * ones: no first paint waits for it, and in one family browsers wouldn't look beyond the face with the wider range of weights.
 */
const devanagari = 'U+0900-097F, U+200C-200D, U+25CC';
const display = scale.font.display.slice(4, -1);
const ui = scale.font.ui.slice(4, -1);

// Where the device has none of these letters, nothing stands there until they come, instead of boxes.
face('Text', 'anek-hi', devanagari, { fontWeight: '400 500', fontDisplay: 'block' });
face('Text', 'anek-hi-bold', devanagari, { fontWeight: '501 700', fontDisplay: 'block' });
face('Late', 'tiro-hi', devanagari, { fontStyle: 'normal', fontWeight: '400', fontDisplay: 'block' });
face('Late', 'tiro-hi-italic', devanagari, { fontStyle: 'italic', fontWeight: '400', fontDisplay: 'block' });

globalStyle(':root', {
  vars: {
    [display]: fontFamilies.display.replace('Tiro,', 'Tiro, Late,'),
    [ui]: fontFamilies.ui.replace('Anek,', 'Anek, Text,'),
  },
});
// What the device has comes first, and ours only where it has nothing; `sans-serif` alone would leave empty boxes there.
const device = '"Noto Sans Devanagari", "Nirmala UI", "Kohinoor Devanagari", "Mangal"';
const late = {
  [display]: `Tiro, ${standIns.display.replace('Georgia', `${device}, Georgia`)}, Late, Signs`,
  [ui]: `${standIns.ui.replace('system-ui', `${device}, system-ui`)}, Text, Signs`,
};
globalStyle(':root[data-fonts]', { '@media': { '(scripting: enabled)': { vars: late } } });
globalStyle(':root[data-fonts=here]', {
  '@media': { '(scripting: enabled)': { vars: { [display]: `Tiro, Words, ${late[display] ?? ''}` } } },
});
