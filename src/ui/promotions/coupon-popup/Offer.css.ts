import { style } from '@vanilla-extract/css';
import { scale, vars } from '../../kit/theme/theme.css.ts';

export const offer = style({ display: 'grid', gap: '14px' });

/** Leaves the corner free for the close button. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  paddingRight: '40px',
});

export const title = style({
  fontFamily: scale.font.display,
  fontSize: '1.5rem',
  lineHeight: 1.2,
  letterSpacing: '-.004em',
  textWrap: 'balance',
});

export const description = style({ marginTop: '4px', color: vars.text.secondary, textWrap: 'pretty' });

export const saving = style({ color: vars.text.saving, fontWeight: 500 });
export const hint = style({ color: vars.text.primary, fontWeight: 600 });

export const choices = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' });
export const apply = style({ flex: '1 1 auto' });

export const time = style({
  fontSize: '.9375rem',
  fontWeight: 600,
  color: vars.text.secondary,
  fontVariantNumeric: 'tabular-nums lining-nums',
  selectors: {
    '&[data-urgency=medium]': { color: vars.text.primary },
    '&[data-urgency=high]': { color: vars.status.warningText },
    '&[data-urgency=critical]': { color: vars.text.sale },
  },
});
