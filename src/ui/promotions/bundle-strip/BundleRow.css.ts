import { style } from '@vanilla-extract/css';
import { raised } from '../../kit/theme/boxes.ts';
import { vars } from '../../kit/theme/theme.css.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '84px',
  paddingRight: '12px',
  overflow: 'hidden',
  ...raised,
  lineHeight: 1.3,
  selectors: {
    '&[data-variant=applied]': { borderColor: vars.status.successText },
    '&[data-variant=urgent]': { borderColor: vars.accent.solid },
  },
});

export const words = style({ flex: 1, minWidth: 0, paddingBlock: '6px' });
export const name = style({ fontSize: '1rem', fontWeight: 600, lineHeight: 1.25 });
export const price = style({ fontSize: '.875rem', fontVariantNumeric: 'tabular-nums lining-nums' });
export const saving = style({
  color: vars.text.saving,
  fontSize: '.875rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const button = style({
  flex: 'none',
  paddingInline: '12px',
  '@media': { '(pointer: coarse)': { minHeight: '44px' } },
});
