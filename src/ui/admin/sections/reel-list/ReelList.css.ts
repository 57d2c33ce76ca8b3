import { style } from '@vanilla-extract/css';
import { radius, vars } from '../../../kit/theme/theme.css.ts';

export const videos = style({ paddingInline: '8px', overflow: 'hidden' });
export const film = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  minWidth: 0,
});
export const poster = style({
  width: '48px',
  height: '64px',
  flex: 'none',
  borderRadius: radius.xs,
  objectFit: 'contain',
  background: vars.surface.sunken,
});
export const words = style({ display: 'grid', gap: '2px', flex: '1 1 96px', minWidth: 0 });
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const videoField = style({ display: 'grid', gap: '8px' });
export const player = style({
  width: '100%',
  maxHeight: '420px',
  borderRadius: radius.sm,
  background: vars.surface.sunken,
});
