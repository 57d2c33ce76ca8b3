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

// Swapped in: phones have these letters beyond any list of families, and hiding a text until ours come hides its Latin too.
face('Text', 'anek-hi', devanagari, { fontWeight: '400 500' });
face('Text', 'anek-hi-bold', devanagari, { fontWeight: '501 700' });
face('Late', 'tiro-hi', devanagari, { fontStyle: 'normal', fontWeight: '400' });
face('Late', 'tiro-hi-italic', devanagari, { fontStyle: 'italic', fontWeight: '400' });

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
// Only the names: Words has few letters, and two faces in one word leave its joined letters apart.
globalStyle(':root[data-fonts=here] :lang(sa)', {
  '@media': { '(scripting: enabled)': { fontFamily: `Tiro, Words, ${late[display] ?? ''}` } },
});
