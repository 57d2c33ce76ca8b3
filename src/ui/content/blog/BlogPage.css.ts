import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { radius, vars } from '../../kit/theme/theme.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 32px',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: '32px',
  marginBottom: '24px',
});
export const kinds = style({ display: 'flex', flexWrap: 'wrap', gap: '4px' });
export const kind = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: '14px',
  borderRadius: radius.sm,
  fontWeight: 500,
  selectors: {
    '&[aria-current=page]': { background: vars.surface.selected, color: vars.text.link, fontWeight: 600 },
    '&:hover': { background: vars.surface.hover },
  },
});
export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '12px',
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: '260px auto' } },
});
export const result = style({ display: 'block', marginBottom: '12px', color: vars.text.secondary });
