import { style } from '@vanilla-extract/css';
import { vars } from '../../kit/theme/theme.css.ts';

export const picture = style({ height: '210px' });
/** The part of the plate that shows the plant best. */
export const plate = style({ height: '210px', objectPosition: '20% 42%' });
/** Illustrations have what they are about across their middle. */
export const drawing = style({ height: '210px', background: vars.surface.tint });
export const cover = style({
  display: 'block',
  width: '100%',
  height: '210px',
  objectFit: 'cover',
  background: vars.surface.tint,
});
