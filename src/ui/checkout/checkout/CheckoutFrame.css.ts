import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/theme.css.ts';

export const header = style({ borderBottom: `1px solid ${vars.border.default}`, background: vars.surface.raised });

export const inner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  maxWidth: '1120px',
  minHeight: '64px',
  marginInline: 'auto',
  paddingInline: '16px',
});

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  '@media': { [media.hover]: { selectors: { '&:hover': { opacity: 0.75 } } } },
});

export const steps = style({
  display: 'none',
  alignItems: 'center',
  gap: '10px',
  fontSize: '.9375rem',
  color: vars.text.muted,
  '@media': { [media.desktop]: { display: 'flex' } },
});

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  selectors: { '&[aria-current]': { color: vars.text.primary, fontWeight: 600 } },
});

export const help = style({ display: 'flex', alignItems: 'center', gap: '20px', fontSize: '.9375rem' });

export const note = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  '@media': {
    [media.hover]: { selectors: { 'a&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } } },
  },
});

/** Text next to an icon, where there is room. */
export const words = style({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      margin: '-1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const main = style({
  display: 'block',
  maxWidth: '1120px',
  marginInline: 'auto',
  padding: '0 16px 128px',
  '@media': { [media.desktop]: { padding: '44px 16px 96px' } },
});
