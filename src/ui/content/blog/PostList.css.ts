import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/theme.css.ts';

export const list = style({
  display: 'grid',
  gap: '36px 28px',
  borderTop: `1px solid ${vars.border.strong}`,
  paddingTop: '22px',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(12rem, 28%), 1fr))' } },
});
export const post = style({ position: 'relative', display: 'grid', gap: '14px', alignContent: 'start' });
export const link = style({
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover': { textDecoration: 'underline', textDecorationThickness: '1px', textUnderlineOffset: '4px' },
      },
    },
  },
});
