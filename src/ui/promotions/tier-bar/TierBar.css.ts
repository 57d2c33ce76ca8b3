import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { radius, scale, vars } from '../../kit/theme/theme.css.ts';

export const tier = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: '10px 12px',
  alignItems: 'center',
  padding: '12px 14px',
  borderRadius: radius.sm,
  background: vars.surface.tint,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const node = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '2px',
  width: '3.875rem',
  textAlign: 'center',
  fontSize: '.8125rem',
  fontWeight: 600,
  lineHeight: 1.2,
  textWrap: 'balance',
  selectors: { '&[data-unlit]': { color: vars.text.secondary, fontWeight: 500 } },
});

export const light = style({ height: '34px', objectFit: 'contain', objectPosition: '50% 100%' });

export const track = style({
  height: '22px',
  borderRadius: radius.pill,
  background: vars.tier.track,
  overflow: 'hidden',
  selectors: { '&:first-child': { gridColumn: '1 / 3' }, '&:last-of-type': { gridColumn: '2 / -1' } },
});

export const fill = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  height: '100%',
  borderRadius: 'inherit',
  background: vars.tier.fill,
  color: vars.tier.onFill,
  fontSize: '.8125rem',
  fontWeight: 600,
  transition: `width ${scale.quick} ${scale.ease}`,
  '@media': { [media.still]: { transition: 'none' } },
});

export const label = style({ paddingRight: '10px' });

export const sentence = style({
  gridColumn: '1 / -1',
  fontSize: '.9375rem',
  lineHeight: 1.35,
  textAlign: 'center',
  fontWeight: 500,
});
