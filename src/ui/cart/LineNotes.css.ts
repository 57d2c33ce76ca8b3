import { style } from '@vanilla-extract/css';
import { radius, vars } from '../kit/theme/theme.css.ts';

export const note = style({
  display: 'flex',
  gap: '8px',
  alignItems: 'flex-start',
  padding: '9px 10px',
  borderRadius: radius.xs,
  fontSize: '.875rem',
  lineHeight: 1.4,
  selectors: {
    '&[data-tone=bad]': { background: vars.status.dangerSoft, color: vars.status.dangerText, fontWeight: 500 },
    '&[data-tone=info]': { background: vars.status.infoSoft, color: vars.status.infoText },
  },
});
