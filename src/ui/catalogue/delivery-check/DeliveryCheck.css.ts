import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/theme.css.ts';

/** Fits the field with the longest usual result, so results cause no layout shift. */
export const block = style({
  display: 'grid',
  gap: '10px',
  alignContent: 'start',
  minHeight: '164px',
  padding: '16px 0',
  borderBlock: `1px solid ${vars.border.default}`,
  '@media': { [media.phone]: { minHeight: '186px' } },
});

export const field = style({ maxWidth: '250px' });

export const answer = style({
  display: 'flex',
  gap: '8px',
  alignItems: 'flex-start',
  fontSize: '.875rem',
  lineHeight: 1.45,
  color: vars.text.muted,
  selectors: {
    '&[data-tone=good]': { color: vars.status.successText },
    '&[data-tone=bad]': { color: vars.status.dangerText, fontWeight: 500 },
  },
});

export const retry = style({
  minHeight: '44px',
  color: vars.text.link,
  fontWeight: 500,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
