import { globalStyle } from '@vanilla-extract/css';
import { face } from './font-face.ts';
import { fontFamilies, standIns } from './fonts.css.ts';
import { scale } from './theme.css.ts';

/*
 * Customers write their names in Devanagari, and staff write Hindi, on dashboards that are English. Fetched once such a
 * letter is on the page and the device has none, not with the fonts that every page gets. Hindi documents bring their own.
 */
const devanagari = 'U+0900-097F, U+200C-200D, U+25CC';
face('Hindi', 'anek-hi', devanagari, { fontWeight: '400 500' });
face('Hindi', 'anek-hi-bold', devanagari, { fontWeight: '501 700' });

const ui = scale.font.ui.slice(4, -1);
const display = scale.font.display.slice(4, -1);

globalStyle(':root:lang(en)', { vars: { [ui]: `${fontFamilies.ui}, Hindi` } });
globalStyle(':root[data-fonts]:lang(en)', {
  '@media': { '(scripting: enabled)': { vars: { [ui]: `${standIns.ui}, Signs, Hindi` } } },
});
// The font of a product's own word has only the letters of a few words; of a name it would have every other one.
globalStyle(':root:lang(en) h1:not(:has(:lang(sa)))', { vars: { [display]: `Tiro, ${standIns.display}, Hindi` } });
