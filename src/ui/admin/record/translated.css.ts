import { style } from '@vanilla-extract/css';
import { face } from '../../kit/theme/font-face.ts';
import { fontFamilies } from '../../kit/theme/fonts.css.ts';
import { scale } from '../../kit/theme/theme.css.ts';

const devanagari = 'U+0900-097F, U+200C-200D, U+25CC';

// Fetched once such a letter is on the page and the device has none, not with the fonts that every page gets.
face('Hindi', 'anek-hi', devanagari, { fontWeight: '400 500' });
face('Hindi', 'anek-hi-bold', devanagari, { fontWeight: '501 700' });

const family = `${fontFamilies.ui}, Hindi`;

/** What is written in another language, for staff whose pages are English. */
export const inItsLetters = style({ fontFamily: family, vars: { [scale.font.ui.slice(4, -1)]: family } });
/** Between the head of a card and its fields. */
export const notice = style({ marginBottom: '16px' });
