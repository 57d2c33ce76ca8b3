import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { raised } from '../../kit/theme/boxes.ts';
import { vars } from '../../kit/theme/theme.css.ts';

export const groups = style({
  display: 'grid',
  gap: '28px 20px',
  alignItems: 'start',
  marginTop: '20px',
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const groupTitle = style({ fontSize: '1.0625rem', fontWeight: 600, margin: '0 0 8px' });
export const rows = style({
  ...raised,
  overflow: 'hidden',
});
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '12px',
  minHeight: '68px',
  padding: '10px 16px',
  color: vars.text.muted,
  selectors: { '& + &': { borderTop: `1px solid ${vars.border.subtle}` } },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.surface.hover } } } },
});
/** The link covers its row. */
export const link = style({
  fontWeight: 600,
  color: vars.text.primary,
  '::after': { content: '""', position: 'absolute', inset: 0 },
});
export const note = style({ margin: 0, fontSize: '.875rem', lineHeight: 1.4, color: vars.text.secondary });
