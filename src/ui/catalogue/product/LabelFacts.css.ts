import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/theme.css.ts';

export const section = style({ paddingBottom: '88px', '@media': { [media.phone]: { paddingBottom: '64px' } } });

export const columns = style({
  display: 'grid',
  gap: '56px',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '80px' } },
});

export const title = style({ marginBottom: '14px' });
export const facts = style({ fontVariantNumeric: 'tabular-nums lining-nums' });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '170px minmax(0, 1fr)',
  gap: '16px',
  padding: '12px 0',
  borderBottom: `1px solid ${vars.border.subtle}`,
  '@media': { [media.phone]: { gridTemplateColumns: '120px minmax(0, 1fr)' } },
});
export const label = style({ color: vars.text.muted });
