import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/theme.css.ts';

/** A drawing below what visitors did. */
export const counted = style({ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 });
export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 16px',
  alignItems: 'flex-end',
  padding: '12px 20px',
  borderBottom: `1px solid ${vars.border.default}`,
});
export const note = style({ flex: '1 1 320px', display: 'grid', gap: '4px', fontSize: '14px' });
export const quiet = style({ color: vars.text.muted });
