import { style } from '@vanilla-extract/css';
import { radius, vars } from '../theme/theme.css.ts';

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px 16px',
  marginTop: '40px',
});

export const numbers = style({ display: 'flex', gap: '4px' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  minWidth: '44px',
  minHeight: '44px',
  padding: '0 10px',
  borderRadius: radius.sm,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    '&[aria-current=page]': { background: vars.surface.selected, color: vars.text.link, fontWeight: 600 },
    '&:hover': { background: vars.surface.hover },
  },
});
