import { style } from '@vanilla-extract/css';
import { raised } from '../../kit/theme/boxes.ts';
import { media } from '../../kit/theme/media.ts';
import { radius, scale, vars } from '../../kit/theme/theme.css.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  ...raised,
  lineHeight: 1.4,
  selectors: {
    '&[data-variant=applied]': { borderColor: vars.status.successText },
    '&[data-variant=urgent]': { borderColor: vars.accent.solid },
  },
});

export const picture = style({ position: 'relative' });

export const save = style({
  position: 'absolute',
  top: '12px',
  left: '12px',
  padding: '4px 9px',
  borderRadius: radius.xs,
  background: vars.text.sale,
  color: vars.surface.raised,
  fontSize: '.8125rem',
  fontWeight: 600,
  lineHeight: 1.25,
});

export const body = style({ display: 'flex', flex: 1, flexDirection: 'column', padding: '14px 16px 16px' });

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  minHeight: '24px',
});

export const type = style({ fontSize: '.875rem', color: vars.text.muted });
export const name = style({
  marginTop: '6px',
  fontFamily: scale.font.display,
  fontSize: '1.375rem',
  lineHeight: 1.2,
});
export const description = style({ marginTop: '4px', fontSize: '.9375rem', color: vars.text.secondary });
export const names = style({ marginTop: '4px', fontSize: '.875rem', color: vars.text.muted });

export const prices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 12px',
  margin: '12px 0 0',
  paddingTop: '10px',
  borderTop: `1px solid ${vars.border.subtle}`,
  fontSize: '.9375rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const price = style({ fontWeight: 700 });

export const saving = style({
  marginTop: '6px',
  color: vars.text.saving,
  fontSize: '.9375rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const condition = style({ fontSize: '.875rem', color: vars.text.secondary });

export const values = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 14px',
  marginTop: '6px',
  fontSize: '.875rem',
  color: vars.text.secondary,
});
export const value = style({ display: 'inline-flex', alignItems: 'center', gap: '5px' });
export const details = style({ marginTop: '6px', fontSize: '.875rem' });
export const summary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '36px',
  color: vars.text.link,
  fontWeight: 500,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': {
    '(pointer: coarse)': { minHeight: '44px' },
    [media.hover]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } },
  },
});
export const points = style({
  display: 'grid',
  gap: '4px',
  padding: '4px 0 8px 18px',
  listStyle: 'disc',
  color: vars.text.secondary,
});
export const button = style({ marginTop: 'auto' });
