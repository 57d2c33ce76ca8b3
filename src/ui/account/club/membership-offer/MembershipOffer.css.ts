import { style } from '@vanilla-extract/css';
import { media } from '../../../kit/theme/media.ts';
import { field, scale } from '../../../kit/theme/theme.css.ts';

export const offer = style({
  display: 'grid',
  minHeight: '100%',
  gridTemplateRows: 'auto 1fr',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gridTemplateRows: 'auto' },
  },
});

export const art = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  overflow: 'hidden',
  height: '280px',
  '@media': { [media.tablet]: { position: 'sticky', top: 0, height: '100dvh' } },
});

export const image = style({ objectPosition: '50% 38%' });

export const words = style({
  display: 'grid',
  alignContent: 'start',
  gap: '24px',
  width: '100%',
  maxWidth: '560px',
  margin: '0 auto',
  padding: '28px 20px 40px',
  '@media': { [media.tablet]: { alignContent: 'center', padding: '64px 40px' } },
});

export const script = style({
  fontFamily: scale.font.display,
  fontSize: '1.75rem',
  lineHeight: 1.3,
  color: field.bliss.accent,
});
export const tagline = style({ marginTop: '10px', fontSize: '1.125rem' });

const hairline = 'color-mix(in srgb, currentColor 30%, transparent)';
export const benefits = style({ borderTop: `1px solid ${hairline}` });
export const benefit = style({
  display: 'grid',
  gridTemplateColumns: '34px minmax(0, 1fr)',
  gap: '10px',
  padding: '13px 0',
  borderBottom: `1px solid ${hairline}`,
  fontSize: '1.0625rem',
});
export const icon = style({ display: 'flex', paddingTop: '3px', color: field.bliss.accent });
