import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { strip } from './BannerStrip.css.ts';

export const preview = style({});

// Without buttons, the words have their room; on phones they stand in the first column.
globalStyle(`${preview} > ${strip}`, {
  gridTemplateColumns: 'minmax(0, 1fr) 16px',
  '@media': { [media.tablet]: { gridTemplateColumns: '16px minmax(0, 1fr) 16px' } },
});
