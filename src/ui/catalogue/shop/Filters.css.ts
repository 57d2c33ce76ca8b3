import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { radius, vars } from '../../kit/theme/theme.css.ts';

const opens = '@supports';
const canOpen = 'selector(::details-content)';

export const filters = style({
  [opens]: {
    [canOpen]: {
      '@media': { [media.desktop]: { selectors: { '&::details-content': { contentVisibility: 'visible' } } } },
    },
  },
});

export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '48px',
  padding: '0 16px',
  border: `1px solid ${vars.border.strong}`,
  borderRadius: radius.sm,
  fontWeight: 600,
  [opens]: { [canOpen]: { '@media': { [media.desktop]: { display: 'none' } } } },
});

export const groups = style({
  display: 'grid',
  gap: '24px',
  paddingTop: '16px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr', paddingTop: 0 } },
});

export const title = style({ fontSize: '.9375rem', fontWeight: 600, marginBottom: '4px' });
export const list = style({ maxHeight: '300px', overflowY: 'auto', scrollbarWidth: 'thin' });

export const choice = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  color: vars.text.secondary,
  selectors: {
    '&[aria-current]': { color: vars.text.primary, fontWeight: 600 },
    '&[aria-current]::before': {
      content: '""',
      width: '6px',
      height: '6px',
      borderRadius: '50%',
      background: vars.brand.solid,
    },
  },
  '@media': {
    [media.desktop]: { minHeight: '36px' },
    [media.hover]: { selectors: { '&:hover': { color: vars.text.primary } } },
  },
});

export const count = style({
  color: vars.text.muted,
  fontSize: '.875rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const clear = style({
  alignSelf: 'start',
  justifySelf: 'start',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: vars.text.link,
  fontWeight: 500,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
