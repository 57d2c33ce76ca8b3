import { style } from '@vanilla-extract/css';
import { media } from '../kit/theme/media.ts';
import { radius, scale, vars } from '../kit/theme/theme.css.ts';

export const line = style({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  gap: '16px',
  padding: '18px 0',
  borderBottom: `1px solid ${vars.border.subtle}`,
  '@media': { [media.phone]: { gridTemplateColumns: '72px minmax(0, 1fr)', gap: '14px' } },
});

export const body = style({ display: 'grid', gap: '10px', alignContent: 'space-between' });
export const top = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  alignItems: 'flex-start',
});
export const name = style({ fontFamily: scale.font.display, fontSize: '1.25rem', lineHeight: 1.25 });
export const choice = style({ fontSize: '.875rem', lineHeight: 1.4, color: vars.text.muted });

export const bottom = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '12px',
});

export const remove = style({
  minHeight: '44px',
  fontSize: '.875rem',
  color: vars.text.muted,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  '@media': { [media.hover]: { selectors: { '&:hover': { color: vars.text.primary } } } },
});

export const plan = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '8px',
  padding: '4px 4px 9px 10px',
  borderRadius: radius.xs,
  background: vars.status.successSoft,
  color: vars.status.successText,
  fontSize: '.875rem',
  lineHeight: 1.35,
});

export const planPart = style({ paddingTop: '7px' });

export const cancel = style({
  alignSelf: 'start',
  minHeight: '44px',
  padding: '0 8px',
  marginTop: '-4px',
  fontWeight: 500,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
