import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { field, scale, vars } from '../../kit/theme/theme.css.ts';

export const club = style({
  display: 'grid',
  background: field.bliss.ground,
  color: field.bliss.text,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  vars: { [vars.border.focus]: field.bliss.accent },
});

export const art = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  minHeight: '420px',
  overflow: 'hidden',
});
export const image = style({
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 40%',
});

export const words = style({
  display: 'grid',
  alignContent: 'center',
  gap: '28px',
  padding: '72px 16px',
  '@media': {
    [media.tablet]: { padding: '72px 32px' },
    [media.desktop]: { padding: '96px min(110px, 6vw) 96px min(88px, 5vw)' },
  },
});

export const script = style({
  marginBottom: '6px',
  fontFamily: scale.font.display,
  fontSize: '1.75rem',
  lineHeight: 1.3,
  color: field.bliss.accent,
});
export const lead = style({ marginTop: '12px', fontSize: '1.125rem' });

export const benefits = style({ borderTop: '1px solid color-mix(in srgb, currentColor 35%, transparent)' });
export const benefit = style({
  display: 'grid',
  gridTemplateColumns: '34px minmax(0, 1fr)',
  gap: '10px',
  padding: '14px 0',
  borderBottom: '1px solid color-mix(in srgb, currentColor 22%, transparent)',
  fontSize: '1.0625rem',
});
export const icon = style({ display: 'flex', paddingTop: '3px', color: field.bliss.accent });
