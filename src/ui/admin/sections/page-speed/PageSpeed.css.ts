import { style } from '@vanilla-extract/css';
import { media } from '../../../kit/theme/media.ts';
import { vars } from '../../../kit/theme/theme.css.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  marginBottom: '20px',
});
export const stack = style({ display: 'grid', gap: '20px', minWidth: 0 });
export const cards = style({
  display: 'grid',
  gap: '12px',
  gridTemplateColumns: '1fr 1fr',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))' } },
});
export const value = style({ fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.3 });
export const quiet = style({ color: vars.text.secondary, fontSize: '.875rem' });
export const beside = style([quiet, { marginBottom: '20px' }]);
export const tones = {
  good: style({ color: vars.status.successText }),
  bad: style({ color: vars.status.dangerText }),
};
export const title = style({ fontSize: '1.0625rem', fontWeight: 600, marginBottom: '12px' });
export const columnName = style({ paddingRight: '8px', textAlign: 'start', fontWeight: 500 });
export const cell = style({
  padding: '10px 16px 10px 0',
  textAlign: 'start',
  selectors: { 'td&': { whiteSpace: 'nowrap' } },
  '@media': { [media.phone]: { paddingRight: '8px', fontSize: '.875rem' } },
  borderTop: `1px solid ${vars.border.subtle}`,
});
