import { style } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { scale, vars } from '../theme/theme.css.ts';

export const form = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '64px',
  padding: '8px 10px 8px 18px',
  borderBottom: `1px solid ${vars.border.strong}`,
});

export const input = style({
  flex: 1,
  minWidth: 0,
  height: '48px',
  fontSize: '1.125rem',
  background: 'none',
  border: 0,
  // The line below the field and the caret show the focus.
  outline: 0,
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

export const status = style({ display: 'block', padding: '16px 18px 0', color: vars.text.secondary });
export const retry = style({ margin: '8px 18px 14px' });
export const list = style({ padding: '6px 0 12px' });
export const title = style({
  margin: 0,
  padding: '12px 18px 4px',
  fontSize: '.875rem',
  color: vars.text.muted,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minHeight: '48px',
  padding: '6px 18px',
  cursor: 'pointer',
  transition: `background ${scale.quick} ${scale.ease}`,
  selectors: { '&[aria-selected=true]': { background: vars.surface.selected } },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.surface.hover } } } },
});
export const label = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const detail = style({
  flex: 'none',
  maxWidth: '50%',
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
