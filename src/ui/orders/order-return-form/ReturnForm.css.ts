import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/theme.css.ts';
import { layout } from '../../kit/theme/tokens.ts';

export const form = style({ display: 'grid', gap: '32px', maxWidth: layout.container.section });
export const step = style({ display: 'grid', gap: '14px' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '58px minmax(0, 1fr) auto',
  gap: '14px',
  alignItems: 'center',
  padding: '10px 0',
  selectors: { '& + &': { borderTop: `1px solid ${vars.border.subtle}` } },
});
export const photos = style({ display: 'grid', gap: '6px' });
export const photo = style({ display: 'flex', alignItems: 'center', gap: '8px' });
export const chosen = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const choose = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '48px',
  padding: '0 20px',
  border: `1px solid ${vars.border.strong}`,
  borderRadius: '4px',
  fontWeight: 500,
  cursor: 'pointer',
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([data-disabled])': { background: vars.surface.hover } } },
  },
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.border.focus}`, outlineOffset: '2px' },
    '&[data-disabled]': { opacity: 0.5, cursor: 'default' },
  },
});
export const input = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', width: '100%' });
