import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { radius, vars } from '../../kit/theme/theme.css.ts';

const pulse = keyframes({ '50%': { opacity: 0.55 } });

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minHeight: '24px',
  padding: '0 9px',
  borderRadius: radius.xs,
  background: vars.accent.soft,
  color: vars.accent.softText,
  fontSize: '.8125rem',
  fontWeight: 600,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    '&[data-kind=scarce], &[data-kind=clock]': {
      background: vars.status.warningSoft,
      color: vars.status.warningText,
    },
    '&[data-kind=over]': {
      background: vars.surface.sunken,
      color: vars.text.secondary,
      animation: `${pulse} 1.6s ease-in-out infinite`,
      '@media': { [media.still]: { animation: 'none' } },
    },
  },
});
