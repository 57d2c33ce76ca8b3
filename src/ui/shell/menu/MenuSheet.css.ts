import { style } from '@vanilla-extract/css';
import { scale, vars } from '../../kit/theme/theme.css.ts';

export const item = style({ borderBottom: `1px solid ${vars.border.subtle}` });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '56px',
  fontFamily: scale.font.display,
  fontSize: '1.375rem',
  selectors: { '&[aria-current=page]': { fontStyle: 'italic' } },
});
