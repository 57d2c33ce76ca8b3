import { style } from '@vanilla-extract/css';
import { media } from '../../kit/theme/media.ts';
import { raised } from '../../kit/theme/boxes.ts';
import { vars } from '../../kit/theme/theme.css.ts';

export const loading = style({ display: 'grid', gap: '14px' });
export const words = style({ fontSize: '.9375rem', color: vars.text.muted });
export const places = style({
  display: 'grid',
  gap: '16px',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const place = style({ display: 'grid', gap: '10px' });
export const picture = style({ height: '190px' });
export const empty = style({
  padding: '20px',
  ...raised,
});
