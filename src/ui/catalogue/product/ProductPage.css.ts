import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { vars } from '../../kit/theme/theme.css.ts';

export const crumbs = style({
  paddingBlock: '20px 18px',
  selectors: { ':root[data-season=diwali] &': { paddingTop: '76px' } },
  '@media': {
    [media.phone]: { paddingBlock: '12px', selectors: { ':root[data-season=diwali] &': { paddingTop: '60px' } } },
  },
});

export const page = style({
  display: 'grid',
  gap: '32px',
  paddingBottom: '88px',
  '@media': {
    [media.phone]: { paddingBottom: '64px' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 600px) minmax(0, 1fr)', gap: 'clamp(40px, 5.6vw, 72px)' },
  },
});

export const buy = style({ display: 'grid', gap: '22px', alignContent: 'start', minWidth: 0 });
export const script = style({ color: vars.text.muted, fontSize: '.62em', marginLeft: '.2em' });
export const lead = style({ marginTop: '12px' });

/** Reserves the usual height of three bundles and the builder. */
export const deals = style({
  selectors: { '&:empty': { minHeight: '1472px' } },
  '@media': { [media.phone]: { selectors: { '&:empty': { minHeight: '1790px' } } } },
});

export const benefits = style({
  display: 'grid',
  gap: '10px 20px',
  fontSize: '.9375rem',
  lineHeight: 1.45,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});
export const benefit = style({ display: 'flex', gap: '10px', alignItems: 'flex-start' });
/** Its buttons' text stands in line with the column. */
export const more = style({ display: 'flex', marginInline: '-14px' });
