import { style } from '@vanilla-extract/css';
import { kit } from '../theme/layer.ts';

/** Fills the box, so that clicking anywhere in it opens the list. The arrow ignores the pointer. */
export const select = style(
  kit({
    appearance: 'none',
    cursor: 'pointer',
    margin: '0 -38px 0 -14px',
    padding: '0 38px 0 14px',
    textOverflow: 'ellipsis',
  }),
);
export const arrow = style(kit({ display: 'flex', pointerEvents: 'none' }));
