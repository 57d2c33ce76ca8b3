import { style } from '@vanilla-extract/css';
import { kit } from '../../theme/layer.ts';

/** The drawing is a mask, so the lines take the current text colour. */
export const small = style(
  kit({
    width: '120px',
    aspectRatio: '1',
    background: 'currentColor',
    mask: 'url("../../../../../assets/art/kolam-small.svg") center / contain no-repeat',
  }),
);

/** A row of loops, 40 px high, for the footer's top edge. */
export const border = style(
  kit({
    height: '40px',
    background: 'currentColor',
    mask: 'url("../../../../../assets/art/kolam-border.svg") left center / 60px 40px repeat-x',
  }),
);
